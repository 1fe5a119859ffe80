import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './DemoStrip.module.css';

/** Says on every page of a demo school that it is one, and where its mail and payments are to be seen. */
export function DemoStrip() {
  const t = useTranslations('ui');
  const root = useRouteLoaderData('root') as { isDemo?: boolean } | undefined;
  if (!root?.isDemo) return null;
  return (
    <aside className={styles.strip}>
      {t('demo')} <a href="/demo/mailbox">{t('demoMail')}</a> <a href="/demo/payments">{t('demoPayments')}</a>
    </aside>
  );
}
