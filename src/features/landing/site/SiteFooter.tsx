import { useTranslations } from 'use-intl';
import { paths } from '#ui/paths.ts';
import styles from './SiteFooter.module.css';
import { Brand } from './SiteNav.tsx';

/** The dark end of the page: the ways on. Documents join when the school has them. */
export function SiteFooter({ year }: { year: number }) {
  const t = useTranslations('landing');
  return (
    <footer className={styles.footer}>
      <div className={styles.end}>
        <div>
          <p className={styles.brand}>
            <Brand />
          </p>
          <p>{t('footer.about')}</p>
        </div>
        <nav aria-label={t('footer.sections')}>
          <h3>{t('footer.sections')}</h3>
          <a href="#courses">{t('nav.courses')}</a>
          <a href="#learning">{t('nav.learning')}</a>
        </nav>
        <nav aria-label={t('footer.account')}>
          <h3>{t('footer.account')}</h3>
          <a href={paths.login}>{t('nav.login')}</a>
          <a href={paths.dashboard}>{t('nav.cabinet')}</a>
        </nav>
      </div>
      <p className={styles.rights}>{t('footer.rights', { year: String(year) })}</p>
    </footer>
  );
}
