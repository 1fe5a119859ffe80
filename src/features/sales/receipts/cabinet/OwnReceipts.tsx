import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import { call } from '#ui/api.ts';
import { type OwnReceipt, receiptsApi } from '../contract.ts';
import styles from './OwnReceipts.module.css';

const ownReceipts = queryOptions({
  queryKey: ['receipts'],
  queryFn: ({ signal }) => call(receiptsApi.mine, {}, { signal }),
});

/** Fiscal receipts of an order, with the numbers they are checked by. Nothing without any. */
export function OwnReceipts({ orderId }: { orderId: string }) {
  const t = useTranslations('receipts');
  const { data } = useQuery(ownReceipts);
  const receipts = data?.receipts.filter(({ order_id }) => order_id === orderId) ?? [];
  if (receipts.length === 0) return null;
  return (
    <section>
      <h3>{t('title')}</h3>
      <ul className={styles.list}>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <One receipt={receipt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ receipt }: { receipt: OwnReceipt }) {
  const t = useTranslations('receipts');
  const language = useLocale();
  const { kind, state, trial, amount, fiscal_document, fiscal_storage, fiscal_attribute } = receipt;
  const numbers = {
    document: fiscal_document ?? '',
    storage: fiscal_storage ?? '',
    attribute: fiscal_attribute ?? '',
  };
  return (
    <>
      <p>
        {t('line', {
          kind: t(`kind.${kind}`),
          amount: formatRubles(amount, language),
          state: t(`state.${trial && state === 'succeeded' ? 'trial' : state}`),
        })}
      </p>
      {fiscal_document && <p className={styles.quiet}>{t('fiscal', numbers)}</p>}
    </>
  );
}
