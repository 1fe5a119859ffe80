import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './DemoStrip.module.css';

interface SchoolMode {
  isDemo?: boolean;
  isRehearsal?: boolean;
  isTestShop?: boolean;
}

/** A strip on every page that says payments are not real: in a demo school, in a rehearsal, or in a test shop. */
export function DemoStrip() {
  const t = useTranslations('ui');
  const root = useRouteLoaderData('root') as SchoolMode | undefined;
  if (root?.isTestShop)
    return (
      <aside className={styles.strip} data-strip="">
        {t('testShop')}
      </aside>
    );
  if (!root?.isDemo && !root?.isRehearsal) return null;
  return (
    <aside className={styles.strip} data-strip="">
      <span>{t(root.isRehearsal ? 'rehearsal' : 'demo')}</span> <a href="/demo/mailbox">{t('demoMail')}</a>{' '}
      <a href="/demo/payments">{t('demoPayments')}</a> <a href="/demo/bank">{t('demoBank')}</a>
    </aside>
  );
}
