import { useLocale, useTranslations } from 'use-intl';
import { OwnRating } from '#features/casting/rating/cabinet/OwnRating.tsx';
import type { OwnOrder } from '#features/sales/orders/contract/own.ts';
import { isOpen } from '#features/sales/orders/rules.ts';
import { OwnReceipts } from '#features/sales/receipts/cabinet/OwnReceipts.tsx';
import { OwnRefund } from '#features/sales/refunds/cabinet/OwnRefund.tsx';
import { formatRubles } from '#shared/formats.ts';
import { useDayOf } from '#ui/schoolDays.ts';
import { OwnOrderActions } from './OwnOrderActions.tsx';
import styles from './OwnOrders.module.css';

interface CardProps {
  order: OwnOrder;
  /** Absent where the course is not sold any more. */
  onBuyAgain: (() => void) | undefined;
}

export function OwnOrderCard({ order, onBuyAgain }: CardProps) {
  const t = useTranslations('ownOrders');
  const language = useLocale();
  const dayOf = useDayOf();
  const title = `order-${order.number}`;
  return (
    <article className={styles.order} aria-labelledby={title}>
      <p className={styles.facts}>{t('number', { number: order.number, date: dayOf(order.date) })}</p>
      <h2 id={title}>{order.course_title}</h2>
      <p className={styles.price}>
        <strong>{formatRubles(order.amount, language)}</strong>{' '}
        <span className={styles.state}>{t(`standings.${order.standing}`)}</span>
      </p>
      {order.standing === 'held' && <p>{t('heldText')}</p>}
      <Discount order={order} />
      {order.paid_at && <p className={styles.facts}>{t('paid', { date: dayOf(order.paid_at) })}</p>}
      {order.returned > 0 && (
        <p className={styles.facts}>{t('returned', { amount: formatRubles(order.returned, language) })}</p>
      )}
      {order.guardian && isOpen(order.status) && (
        <p>{t(order.guardian.state === 'consented' ? 'guardianAgreed' : 'guardian', order.guardian)}</p>
      )}
      {order.refund_due && <p>{t('refundDue')}</p>}
      {order.test && <p className={styles.facts}>{t('test')}</p>}
      {order.rehearsal && <p className={styles.facts}>{t('rehearsal')}</p>}
      <Details order={order} />
      {order.product === 'rating' && <OwnRating orderId={order.id} />}
      <OwnReceipts orderId={order.id} />
      <OwnRefund orderId={order.id} />
      <OwnOrderActions order={order} onBuyAgain={onBuyAgain} />
    </article>
  );
}

/** Why less was asked than the price that was crossed out; nothing where none was. */
function Discount({ order: { price_reason, regular_price, saving } }: { order: OwnOrder }) {
  const t = useTranslations('ownOrders.price');
  const language = useLocale();
  const sums = { price: formatRubles(regular_price, language), saving: formatRubles(saving, language) };
  if (saving === 0 || price_reason === 'list') return null;
  return <p className={styles.facts}>{t(t.has(price_reason) ? price_reason : 'other', sums)}</p>;
}

function Details({ order: { payments, documents } }: { order: OwnOrder }) {
  const t = useTranslations('ownOrders');
  const language = useLocale();
  const dayOf = useDayOf();
  return (
    <>
      {payments.length > 0 && (
        <section>
          <h3>{t('payments')}</h3>
          <ul className={styles.lines}>
            {payments.map(({ date, amount, status, is_held }) => {
              const state = `paymentStates.${is_held ? 'held' : status}` as 'paymentStates.pending';
              return (
                <li key={date}>
                  {t('payment', {
                    date: dayOf(date),
                    amount: formatRubles(amount, language),
                    state: t.has(state) ? t(state) : status,
                  })}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {documents.length > 0 && (
        <section>
          <h3>{t('documents')}</h3>
          <ul className={styles.lines}>
            {documents.map(({ document, title, url }) => (
              <li key={document}>
                <a href={url} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
