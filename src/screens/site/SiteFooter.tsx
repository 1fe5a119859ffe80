import { useTranslations } from 'use-intl';
import { DocumentLinks } from '#features/accounts/consents/ui/DocumentLinks.tsx';
import type { School } from '#features/publishing/school/contract/school.ts';
import { paths } from '#ui/paths.ts';
import styles from './SiteFooter.module.css';
import type { PageSection } from './sections.ts';

interface SiteFooterProps {
  year: number;
  school: School;
  sections: PageSection[];
}

/** The footer with further links. Documents join when the school has them. */
export function SiteFooter({ year, school, sections }: SiteFooterProps) {
  const t = useTranslations('landing');
  const ui = useTranslations('ui');
  const name = school.name ?? ui('brand');
  return (
    <footer className={styles.footer} data-below="">
      <div className={styles.end}>
        <div>
          <p className={styles.brand}>{name}</p>
          <p>{t('footer.about')}</p>
        </div>
        {sections.length > 0 && (
          <nav className={styles.sections} aria-label={t('footer.sections')}>
            <h2>{t('footer.sections')}</h2>
            {sections.map((section) => (
              <a key={section} href={`#${section}`}>
                {t(`nav.${section}`)}
              </a>
            ))}
          </nav>
        )}
        <nav className={styles.account} aria-label={t('footer.account')}>
          <h2>{t('footer.account')}</h2>
          <a href={paths.login}>{t('nav.login')}</a>
          <a href={paths.dashboard}>{t('nav.cabinet')}</a>
        </nav>
        <DocumentLinks />
      </div>
      <p className={styles.rights}>
        {t('footer.rights', { year: String(year), name })} <Requisites school={school} />
      </p>
    </footer>
  );
}

/** Legal details of the school, as far as they have been entered. */
function Requisites({ school }: { school: School }) {
  const t = useTranslations('school.requisites');
  const { legal_name, inn, ogrn } = school;
  const parts = [legal_name, inn && t('inn', { inn }), ogrn && t('ogrn', { ogrn })].filter(Boolean);
  return parts.length > 0 && <span className={styles.requisites}>{parts.join(' · ')}</span>;
}
