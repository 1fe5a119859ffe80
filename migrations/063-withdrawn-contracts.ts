import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * Refunds by hand that waited when the contract of instalments was withdrawn: the bank pays nothing, so that there is
 * nothing to send back. They end with the contract by now; earlier ones could be neither sent nor ended.
 */
export async function up({ db }: Schema): Promise<void> {
  const now = new Date().toISOString();
  const withdrawn = sql`
    select orders.id from orders join payments on payments.order_id = orders.id
    where orders.status = 'refunded' and payments.provider = 'tbank' and payments.status = 'canceled'
  `;
  await sql`
    update refunds set state = 'declined', finished_at = ${now}, reason = (
      select case orders.language
        when 'en' then 'The instalment contract was withdrawn: the school gets no money, so there is none to return.'
        when 'zh' then '分期合同已取消：学校不会收到款项，无需退款。'
        else 'Договор рассрочки отменён: школа денег не получит, возвращать нечего.'
      end from orders where orders.id = refunds.order_id
    )
    where order_id in (${withdrawn}) and (state = 'requested' or (state = 'approved' and way = 'by_hand'))
  `.execute(db);
  await sql`
    update orders set returning_kopecks = 0
    where returning_kopecks > 0 and id in (${withdrawn})
  `.execute(db);
}
