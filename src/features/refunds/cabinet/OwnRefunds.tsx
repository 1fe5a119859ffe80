import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatRubles } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { type OwnRefund, type RefundableOrder, refundsApi } from '../contract.ts';
import { AskForm } from './AskForm.tsx';
import styles from './OwnRefunds.module.css';

export const ownRefunds = queryOptions({
  queryKey: ['refunds'],
  queryFn: ({ signal }) => call(refundsApi.mine, {}, { signal }),
});

/** Orders that can be given back, with the day on which that ends, and what became of refunds. Nothing without any. */
export function OwnRefunds() {
  const t = useTranslations('refunds');
  const { data } = useQuery(ownRefunds);
  const [asking, setAsking] = useState<RefundableOrder | null>(null);
  if (!data || data.orders.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="refunds-title">
      <h2 id="refunds-title">{t('title')}</h2>
      <ul className={styles.list}>
        {data.orders.map((order) => (
          <li key={order.order_id} className={styles.order}>
            <Order order={order} onAsk={() => setAsking(order)} />
          </li>
        ))}
      </ul>
      {asking && <AskForm order={asking} onClose={() => setAsking(null)} />}
    </section>
  );
}

function Order({ order, onAsk }: { order: RefundableOrder; onAsk: () => void }) {
  const t = useTranslations('refunds');
  const language = useLocale() as Language;
  const money = (rubles: number) => formatRubles(rubles, language);
  return (
    <>
      <p>{t('course', { course: order.course, amount: money(order.amount) })}</p>
      {order.refunds.map((refund) => (
        <State key={refund.id} refund={refund} />
      ))}
      {order.can_ask && (
        <>
          <p className={styles.quiet}>{t('until', { date: formatDay(order.last_day, language, true) })}</p>
          <button type="button" className={controls.link} onClick={onAsk}>
            {t('ask')}
          </button>
        </>
      )}
    </>
  );
}

function State({ refund }: { refund: OwnRefund }) {
  const t = useTranslations('refunds');
  const language = useLocale() as Language;
  const { state, amount, reason, closes_access } = refund;
  const isUnderWay = state === 'approved' || state === 'pending' || state === 'failed';
  return (
    <div>
      <p className={styles.state}>{t(`state.${state}`, { amount: formatRubles(amount ?? 0, language) })}</p>
      {reason && <p className={styles.quiet}>{t('answer', { reason })}</p>}
      {isUnderWay && closes_access && <p className={styles.quiet}>{t('closes')}</p>}
    </div>
  );
}
