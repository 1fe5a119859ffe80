import { useTranslations } from 'use-intl';
import { useSchool } from '#features/publishing/school/ui/useSchool.ts';
import type { GuardianPage } from '../contract.ts';
import styles from './FilledForm.module.css';

/** Who sells, and until when the money can be asked back: what an adult wants to know before they pay. */
export function Sale({ sale }: { sale: NonNullable<GuardianPage['sale']> }) {
  const t = useTranslations('guardianPage');
  return (
    <section className={styles.form} aria-labelledby="seller">
      <h2 id="seller" className={styles.title}>
        {t('seller')}
      </h2>
      <Seller />
      {sale.refund_days !== null && <p>{t('refundTerm', { days: sale.refund_days })}</p>}
    </section>
  );
}

/** The school as its requisites name it, as far as they have been entered. */
function Seller() {
  const t = useTranslations('school.requisites');
  const ui = useTranslations('ui');
  const school = useSchool();
  if (!school) return null;
  const { legal_name, name, inn, ogrn, address } = school;
  const parts = [
    legal_name ?? name ?? ui('brand'),
    inn && t('inn', { inn }),
    ogrn && t('ogrn', { ogrn }),
    address,
  ];
  return <p>{parts.filter(Boolean).join(', ')}</p>;
}

/** The goods for sale, with a link to their page. */
export function Goods({ page }: { page: GuardianPage }) {
  const t = useTranslations('guardianPage');
  return (
    <p className={styles.what}>
      {page.title}
      {page.sale && (
        <>
          {' · '}
          <a href={page.sale.about} target="_blank" rel="noreferrer">
            {t('about')}
          </a>
        </>
      )}
    </p>
  );
}
