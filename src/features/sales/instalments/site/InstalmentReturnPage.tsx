import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { AccountPage } from '#features/accounts/sign-in/ui/AccountPage.tsx';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { PaidSummary } from '#features/sales/payments/ui/PaidSummary.tsx';
import { type PaidOrder, paidTitle } from '#features/sales/payments/ui/purchase.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { InstalmentState } from '../ui/InstalmentState.tsx';
import { secretFor } from '../ui/keptInstalment.ts';
import { useInstalmentStatus } from '../ui/useInstalmentStatus.ts';

/** The page to which the bank and the mails lead: how the instalment plan stands, in any browser. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const t = useTranslations('instalments.back');
  return <AccountPage title={t('title')}>{t('checking')}</AccountPage>;
}

export default function InstalmentReturnPage() {
  const t = useTranslations('instalments');
  const outcome = useTranslations('paymentOutcome');
  const [search] = useSearchParams();
  const reference = search.get('application');
  const following = useInstalmentStatus(reference);
  const isSigned = following.kind === 'known' && following.instalment.state === 'signed';
  const paid = usePaidOrder(isSigned ? reference : null);
  const home = `${paths.home(useLocale())}#courses`;
  if (following.kind === 'checking') return <HydrateFallback />;
  if (following.kind === 'unknown') {
    return (
      <AccountPage title={t('back.unknownTitle')}>
        <p>{t('back.unknownText')}</p>
        <a className={controls.button} href={home}>
          {t('courses')}
        </a>
      </AccountPage>
    );
  }
  if (paid) {
    return (
      <AccountPage title={outcome(paidTitle(paid.order))}>
        <PaidSummary order={paid.order} secret={paid.secret} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('back.title')}>
      <InstalmentState instalment={following.instalment} isOffline={following.isOffline}>
        <a className={controls.button} href={home}>
          {t('courses')}
        </a>
      </InstalmentState>
      {isSigned && (
        <a className={controls.button} href={paths.login}>
          {t('signIn')}
        </a>
      )}
    </AccountPage>
  );
}

/** The order of a signed instalment plan, in the browser that sent it: from there the course can be opened. */
function usePaidOrder(reference: string | null): { order: PaidOrder; secret: string } | null {
  const [paid, setPaid] = useState<{ order: PaidOrder; secret: string } | null>(null);
  useEffect(() => {
    const secret = reference && secretFor(reference);
    if (!secret) return;
    const leaving = new AbortController();
    call(paymentsApi.status, { order_secret: secret }, { signal: leaving.signal }).then(
      (order) => setPaid({ order, secret }),
      () => {},
    );
    return () => leaving.abort();
  }, [reference]);
  return paid;
}
