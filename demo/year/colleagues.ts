/** Handovers and requests among colleagues by the end of the year. */
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { handOrder, handPerson } from '#features/office/handovers/server/handovers.ts';
import { wishRefund } from '#features/sales/refunds/server/wishing.ts';
import type { TxContext } from '#server/context.ts';
import type { Happening } from '#server/retelling.ts';
import { day, hour } from '#shared/dates.ts';
import { emailOf } from '../people.ts';
import type { Year } from './calendar.ts';
import { asColleague, type Colleague, orderOf } from './goods.ts';
import type { Sale } from './sales.ts';

export function colleagues(year: Year, sales: readonly Sale[]): Happening[] {
  const lately = sales.filter(
    ({ person, outcome, goods, way, at }) =>
      [outcome === 'paid', goods !== 'rating', way === 'card', person.life === 'buys'].every(Boolean) &&
      at > year.until - 20 * day &&
      at < year.until - 2 * day,
  );
  const [wished, ordered, handed] = lately;
  return [
    ...(wished ? [{ at: year.until - 5 * hour, tell: (ctx: TxContext) => wish(ctx, wished) }] : []),
    ...(ordered ? [{ at: year.until - 26 * hour, tell: (ctx: TxContext) => passOrder(ctx, ordered) }] : []),
    ...(handed ? [{ at: year.until - 4 * hour, tell: (ctx: TxContext) => passPerson(ctx, handed) }] : []),
  ];
}

async function wish(ctx: TxContext, { person, goods }: Sale): Promise<void> {
  const { id } = await orderOf(ctx, person, goods);
  const reason = 'Звонила: купила не тот курс, просит вернуть и взять другой';
  await wishRefund(await asColleague(ctx, 'manager'), { id, reason });
}

async function passOrder(ctx: TxContext, { person, goods }: Sale): Promise<void> {
  const { id } = await orderOf(ctx, person, goods);
  const text = 'Просит закрывающие документы на организацию';
  await handOrder(await asColleague(ctx, 'support'), { id, colleague_id: await idOf(ctx, 'finance'), text });
}

async function passPerson(ctx: TxContext, { person }: Sale): Promise<void> {
  const { id } = (await findAccountByEmail(ctx.db, person.email))!;
  const text = 'Хочет консультацию по портфолио, обещали позвонить';
  await handPerson(await asColleague(ctx, 'support'), { id, colleague_id: await idOf(ctx, 'manager'), text });
}

async function idOf(ctx: TxContext, who: Colleague): Promise<string> {
  return (await findAccountByEmail(ctx.db, emailOf(who)))!.id;
}
