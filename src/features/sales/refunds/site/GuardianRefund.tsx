import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useAuthForm } from '#features/accounts/sign-in/ui/useAuthForm.ts';
import { formatDay, formatRubles } from '#shared/formats.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { guardianRefundsApi } from '../contract/guardian.ts';
import type { RefundableOrder } from '../contract/refunds.ts';
import styles from '../ui/OwnRefund.module.css';
import { RefundNews } from '../ui/RefundNews.tsx';
import { WishField } from '../ui/WishField.tsx';

/** On the guardian’s page, once the order is paid: until when a refund can be requested, and what came of it. */
export function GuardianRefund({ token }: { token: string }) {
  const t = useTranslations('refunds');
  const language = useLocale();
  const [order, setOrder] = useState<RefundableOrder | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    // Without an answer the page still says how to reach the school.
    call(guardianRefundsApi.show, { token }).then(
      ({ order }) => setOrder(order),
      () => {},
    );
  }, [token]);
  if (!order || (!order.can_ask && order.refunds.length === 0)) return null;
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      {order.refunds.map((refund) => (
        <RefundNews key={refund.id} refund={refund} />
      ))}
      {order.can_ask && (
        <p className={styles.quiet}>{t('until', { date: formatDay(order.last_day, language, true) })}</p>
      )}
      {order.can_ask && !isAsking && (
        <button type="button" className={controls.link} onClick={() => setAsking(true)}>
          {t('ask')}
        </button>
      )}
      {order.can_ask && isAsking && <GuardianAskForm token={token} order={order} onAsked={setOrder} />}
    </section>
  );
}

interface AskProps {
  token: string;
  order: RefundableOrder;
  onAsked: (order: RefundableOrder | null) => void;
}

function GuardianAskForm({ token, order, onAsked }: AskProps) {
  const t = useTranslations('refunds.form');
  const language = useLocale();
  const { submit, field, failure, isBusy } = useAuthForm({
    schema: guardianRefundsApi.ask.input.omit({ token: true }),
    empty: { wish: '' },
    failed: t('failed'),
    async send(given) {
      onAsked((await call(guardianRefundsApi.ask, { token, ...given })).order);
    },
  });
  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      {failure && <Notice>{failure.text}</Notice>}
      <p className={styles.sum}>{t('sum', { amount: formatRubles(order.suggestion.amount, language) })}</p>
      <p>{t('access')}</p>
      <WishField field={field('wish')} />
      <button type="submit" className={controls.button} disabled={isBusy}>
        {isBusy ? t('sending') : t('submit')}
      </button>
    </form>
  );
}
