import { useLocale, useTranslations } from 'use-intl';
import controls from './controls.module.css';
import styles from './MessagePage.module.css';
import { paths } from './paths.ts';

/** A whole page that says what happened and where to go. */
export function MessagePage({ kind }: { kind: 'notFound' | 'failure' | 'unavailable' }) {
  const t = useTranslations('ui');
  return (
    <main className={styles.page}>
      <title>{t(`${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.brand}>{t('brand')}</p>
      <h1 className={styles.title}>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <a className={controls.button} href={paths.home(useLocale())}>
        {t('home')}
      </a>
    </main>
  );
}
