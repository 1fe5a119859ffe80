import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { second } from '#shared/dates.ts';
import { formatDay } from '#shared/formats.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { refundsApi } from '../contract/refunds.ts';
import { isUnderWay } from '../rules.ts';
import styles from '../ui/OwnRefund.module.css';
import { RefundNews } from '../ui/RefundNews.tsx';
import { AskForm } from './AskForm.tsx';

/** Reloads its state while money is on its way. */
const ownRefunds = queryOptions({
  queryKey: ['refunds'],
  queryFn: ({ signal }) => call(refundsApi.mine, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.orders.some(({ refunds }) => refunds.some((one) => isUnderWay(one.state)))
      ? 10 * second
      : false,
});

/** Until when an order can be given back, and what happened to its refunds. Nothing where there is neither. */
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
        <RefundNews key={refund.id} refund={refund} />
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
