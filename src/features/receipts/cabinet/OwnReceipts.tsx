import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { call } from '#ui/api.ts';
import { type OwnReceipt, receiptsApi } from '../contract.ts';
import styles from './OwnReceipts.module.css';

const ownReceipts = queryOptions({
  queryKey: ['receipts'],
  queryFn: ({ signal }) => call(receiptsApi.mine, {}, { signal }),
});

/** Fiscal receipts of the buyer's payments and refunds, by the numbers they are checked by. Nothing without any. */
export function OwnReceipts() {
  const t = useTranslations('receipts');
  const { data } = useQuery(ownReceipts);
  if (!data || data.receipts.length === 0) return null;
  return (
    <details className={styles.receipts}>
      <summary>{t('title')}</summary>
      <ul className={styles.list}>
        {data.receipts.map((receipt) => (
          <li key={receipt.id}>
            <One receipt={receipt} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function One({ receipt }: { receipt: OwnReceipt }) {
  const t = useTranslations('receipts');
  const language = useLocale() as Language;
  const { kind, state, amount, course, fiscal_document, fiscal_storage, fiscal_attribute } = receipt;
  const words = { kind: t(`kind.${kind}`), amount: formatRubles(amount, language), course };
  return (
    <>
      <p>{t('line', words)}</p>
      <p className={styles.quiet}>
        {t(`state.${state}`)}
        {fiscal_document &&
          `. ${t('fiscal', { document: fiscal_document, storage: fiscal_storage ?? '', attribute: fiscal_attribute ?? '' })}`}
      </p>
    </>
  );
}
