import { useLocale, useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import { formatRubles } from '#shared/formats.ts';
import type { GuardianPage } from '../contract.ts';
import styles from './FilledForm.module.css';
import { Goods } from './Sale.tsx';

/** Everything that was filled in, as the guardian reads it. */
export function FilledForm({ page }: { page: GuardianPage }) {
  const t = useTranslations('guardianPage');
  const language = useLocale();
  const rows = [
    ...(page.child
      ? [
          { label: t('child'), value: page.child.name },
          { label: t('childEmail'), value: readableEmail(page.child.email ?? '') },
        ]
      : []),
    ...page.fields,
    ...(page.amount === null ? [] : [{ label: t('amount'), value: formatRubles(page.amount, language) }]),
  ];
  return (
    <section className={styles.form} aria-labelledby="filled-form">
      <h2 id="filled-form" className={styles.title}>
        {t('filled')}
      </h2>
      <Goods page={page} />
      <dl className={styles.fields}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {page.pictures.length > 0 && (
        <div className={styles.pictures}>
          {page.pictures.map((address) => (
            <img key={address} src={address} alt="" />
          ))}
        </div>
      )}
    </section>
  );
}
