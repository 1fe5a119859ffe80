import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AccountPage } from '#features/sign-in/ui/AccountPage.tsx';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { PaidSummary } from '../ui/PaidSummary.tsx';
import styles from '../ui/PaymentModal.module.css';
import { PaymentOver } from '../ui/PaymentOver.tsx';
import { forgetPendingOrder, pendingOrderSecret, stopWaiting } from '../ui/pendingOrder.ts';
import { paidTitle } from '../ui/purchase.ts';
import { useOrderStatus } from '../ui/useOrderStatus.ts';

/**
 * The page to which the provider returns buyers. The address says nothing about the payment: the order does.
 */
export async function clientLoader() {
  return { secret: pendingOrderSecret() };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const t = useTranslations('payments.back');
  return <AccountPage title={t('title')}>{t('checking')}</AccountPage>;
}

export default function PaymentReturnPage() {
  const t = useTranslations('payments');
  const [secret] = useState(pendingOrderSecret);
  const following = useOrderStatus(secret);
  const home = `${paths.home(useLocale())}#courses`;
  const ended = following.kind === 'ended' ? following.order : null;
  const isPaid = ended?.status === 'paid';

  useEffect(() => {
    // A paid order is kept: for a day the page can be reloaded and the address corrected.
    if (isPaid) stopWaiting();
    else if (ended) forgetPendingOrder();
  }, [ended, isPaid]);

  if (isPaid && secret) {
    return (
      <AccountPage title={t(paidTitle(ended))}>
        <PaidSummary order={ended} secret={secret} />
      </AccountPage>
    );
  }
  if (ended) {
    return (
      <AccountPage title={t('back.title')}>
        <PaymentOver order={ended} onAgain={() => location.assign(home)} />
      </AccountPage>
    );
  }
  if (following.kind === 'checking') return <HydrateFallback />;
  const isUnknown = following.kind === 'unknown';
  const isOffline = following.kind === 'waiting' && following.isOffline;
  return (
    <AccountPage title={isUnknown ? t('back.unknownTitle') : t('back.pendingTitle')}>
      <div className={styles.step} role="status">
        {!isUnknown && <span className={controls.spinner} aria-hidden="true" />}
        <p>{isUnknown ? t('back.unknownText') : isOffline ? t('waiting.offline') : t('back.pendingText')}</p>
        <div className={styles.actions}>
          <a className={`${controls.button} ${controls.quiet}`} href={home}>
            {t('back.again')}
          </a>
          <a href={paths.login}>{t('signIn')}</a>
        </div>
      </div>
    </AccountPage>
  );
}
