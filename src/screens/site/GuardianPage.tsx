import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { guardiansApi, type GuardianPage as Page } from '#features/accounts/guardians/contract.ts';
import { FilledForm } from '#features/accounts/guardians/site/FilledForm.tsx';
import { keptLink } from '#features/accounts/guardians/site/keptLink.ts';
import { Sale } from '#features/accounts/guardians/site/Sale.tsx';
import { AccountPage } from '#features/accounts/sign-in/ui/AccountPage.tsx';
import { EndedLink, isEnded } from '#features/accounts/sign-in/ui/EndedLink.tsx';
import { readLinkToken, useLinkToken } from '#features/accounts/sign-in/ui/useLinkToken.ts';
import { SupportContacts } from '#features/publishing/school/ui/SupportContacts.tsx';
import { call } from '#ui/api.ts';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { GuardianAnswer } from './GuardianAnswer.tsx';
import { GuardianConsented } from './GuardianConsented.tsx';

/** Drawn in the browser only; a mail scanner that follows the link changes nothing. */
export const clientLoader = Object.assign(
  (args: LoaderFunctionArgs) => readLinkToken(args) || (orderKeyOf(args.request.url) ? keptLink() : ''),
  { hydrate: true as const },
);

export function HydrateFallback() {
  const t = useTranslations('guardianPage');
  return <AccountPage title={t('title')}>{t('loading')}</AccountPage>;
}

/** The form of somebody under 18, for the adult who got the link: to agree to, to pay, or to refuse. */
export default function GuardianPage() {
  const t = useTranslations('guardianPage');
  const ended = useTranslations('endedLink');
  const failureText = useFailureText();
  const token = useLinkToken();
  const [orderKey] = useState(() => orderKeyOf(location.href));
  const [page, setPage] = useState<Page | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (token) call(guardiansApi.show, { token }).then(setPage, setFailure);
    // Back from paying in another browser: the order's key shows what happened to it.
    else if (orderKey) location.replace(`/payment/return?order=${encodeURIComponent(orderKey)}`);
  }, [token, orderKey]);

  if (!token && orderKey) return <HydrateFallback />;
  if (isEnded(failure)) {
    return (
      <AccountPage title={ended('title')}>
        <EndedLink onAsk={() => call(guardiansApi.newLink, { token })} />
        <SupportContacts lead={t('support')} />
      </AccountPage>
    );
  }
  if (!token || failure !== null) {
    return (
      <AccountPage title={t('title')}>
        <Notice>{token ? failureText(failure, t('failed')) : t('missing')}</Notice>
        <SupportContacts lead={t('support')} />
      </AccountPage>
    );
  }
  if (!page) return <HydrateFallback />;
  if (page.state === 'waiting') {
    return (
      <AccountPage title={t('title')} lead={t('lead', { name: page.child?.name ?? '' })}>
        <FilledForm page={page} />
        {page.sale && <Sale sale={page.sale} />}
        <GuardianAnswer token={token} page={page} onAnswered={setPage} />
      </AccountPage>
    );
  }
  if (page.state === 'consented')
    return <GuardianConsented token={token} page={page} orderKey={orderKey} onChanged={setPage} />;
  return (
    <AccountPage title={t(page.state)}>
      <p role="status">{t(`${page.state}Text`)}</p>
    </AccountPage>
  );
}

function orderKeyOf(url: string): string | null {
  return new URL(url).searchParams.get('order');
}
