import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { LanguageControl } from '#ui/LanguageControl.tsx';
import { paths } from '#ui/paths.ts';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A plain page with a single task: signing in, confirming, returning from a payment. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const t = useTranslations('ui');
  const home = paths.home(useLocale());
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <DemoStrip />
      <header className={styles.head}>
        <a className={styles.brand} href={home}>
          {t('brand')}
        </a>
        <LanguageControl className={styles.language} />
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.content}>{children}</div>
      </main>
    </>
  );
}
