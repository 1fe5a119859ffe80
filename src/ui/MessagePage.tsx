import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import controls from './controls.module.css';
import { DemoStrip } from './DemoStrip.tsx';
import styles from './MessagePage.module.css';
import { paths } from './paths.ts';

/** Status code shown large. */
const codes = { notFound: '404', failure: '500', unavailable: '503', maintenance: '503' };

/** Addresses that a page which is not there leads to, by the text of the link; the first is the best. */
export type WaysOn = Partial<Record<'toFreeLesson' | 'toCourses' | 'toProgramme', string>>;

interface MessagePageProps {
  kind: keyof typeof codes;
  ways?: WaysOn;
  /** Beside the words, where there is room. */
  picture?: ReactNode;
}

/** A whole page that says what happened and where to go. */
export function MessagePage({ kind, ways = {}, picture }: MessagePageProps) {
  const t = useTranslations('ui');
  const home = paths.home(useLocale());
  const links = Object.entries({ ...ways, home }) as [keyof WaysOn | 'home', string][];
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
      <main className={`${styles.main} ${picture ? styles.pictured : ''}`}>
        <p className={styles.code} aria-hidden="true">
          {codes[kind]}
        </p>
        <h1 className={styles.title}>{t(`${kind}.title`)}</h1>
        <p className={styles.text}>{t(`${kind}.text`)}</p>
        <p className={styles.ways}>
          {links.map(([text, href], index) => (
            <a key={text} className={index === 0 ? controls.button : controls.link} href={href}>
              {t(text)}
            </a>
          ))}
        </p>
        {picture && <div className={styles.picture}>{picture}</div>}
      </main>
    </>
  );
}
