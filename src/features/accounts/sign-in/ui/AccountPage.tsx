import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A plain page with a single task: signing in, confirming, returning from a payment. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const t = useTranslations('ui');
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <DemoStrip />
      <PageHead name={t('brand')} isPlain />
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.content}>{children}</div>
      </main>
    </>
  );
}
