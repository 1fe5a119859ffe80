import { useLocale, useTranslations } from 'use-intl';
import controls from './controls.module.css';
import { DemoStrip } from './DemoStrip.tsx';
import styles from './MessagePage.module.css';
import { paths } from './paths.ts';

/** Status code shown large. */
const codes = { notFound: '404', failure: '500', unavailable: '503', maintenance: '503' };

/** A whole page that says what happened and where to go. */
export function MessagePage({ kind }: { kind: keyof typeof codes }) {
  const t = useTranslations('ui');
  const home = paths.home(useLocale());
  return (
    <>
      <title>{`${t(`${kind}.title`)} — ${t('brand')}`}</title>
      <meta name="robots" content="noindex" />
      <DemoStrip />
      <header className={styles.head}>
        <a className={styles.brand} href={home}>
          {t('brand')}
        </a>
      </header>
      <main className={styles.main}>
        <p className={styles.code} aria-hidden="true">
          {codes[kind]}
        </p>
        <h1 className={styles.title}>{t(`${kind}.title`)}</h1>
        <p className={styles.text}>{t(`${kind}.text`)}</p>
        <p className={styles.ways}>
          <a className={controls.button} href={kind === 'notFound' ? `${home}#courses` : home}>
            {t(kind === 'notFound' ? 'toCourses' : 'home')}
          </a>
          {kind === 'notFound' && (
            <>
              <a className={controls.link} href={`${home}#program`}>
                {t('toProgramme')}
              </a>
              <a className={controls.link} href={home}>
                {t('home')}
              </a>
            </>
          )}
        </p>
      </main>
    </>
  );
}
