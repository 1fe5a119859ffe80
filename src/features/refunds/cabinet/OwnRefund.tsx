import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { second } from '#shared/dates.ts';
import { formatDay, formatRubles } from '#shared/formats.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { type OwnRefund as Refund, refundsApi } from '../contract.ts';
import { isUnderWay } from '../rules.ts';
import { AskForm } from './AskForm.tsx';
import styles from './OwnRefund.module.css';

/** While money is on its way, its state is asked for again. */
const ownRefunds = queryOptions({
  queryKey: ['refunds'],
  queryFn: ({ signal }) => call(refundsApi.mine, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.orders.some(({ refunds }) => refunds.some((one) => isUnderWay(one.state)))
      ? 10 * second
      : false,
});

/** Until when an order can be given back, and what became of its refunds. Nothing where there is neither. */
export function OwnRefund({ orderId }: { orderId: string }) {
  const t = useTranslations('refunds');
  const language = useLocale();
  const { data } = useQuery(ownRefunds);
  const [isAsking, setAsking] = useState(false);
  const order = data?.orders.find(({ order_id }) => order_id === orderId);
  if (!order) return null;
  return (
    <section className={styles.section}>
      <h3>{t('title')}</h3>
      {order.refunds.map((refund) => (
        <State key={refund.id} refund={refund} />
      ))}
      {order.can_ask && (
        <>
          <p className={styles.quiet}>{t('until', { date: formatDay(order.last_day, language, true) })}</p>
          <button type="button" className={controls.link} onClick={() => setAsking(true)}>
            {t('ask')}
          </button>
        </>
      )}
      {isAsking && <AskForm order={order} onClose={() => setAsking(false)} />}
    </section>
  );
}

function State({ refund }: { refund: Refund }) {
  const t = useTranslations('refunds');
  const language = useLocale();
  const { state, amount, reason, closes_access, receipt_number } = refund;
  const isComing = isUnderWay(state) || state === 'failed';
  return (
    <div>
      <p className={styles.state}>{t(`state.${state}`, { amount: formatRubles(amount ?? 0, language) })}</p>
      {reason && <p className={styles.quiet}>{t('answer', { reason })}</p>}
      {receipt_number && <p className={styles.quiet}>{t('receipt', { number: receipt_number })}</p>}
      {isComing && closes_access && <p className={styles.quiet}>{t('closes')}</p>}
    </div>
  );
}
