import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useOrderState } from '#features/payments/ui/useOrderStatus.ts';
import { SupportContacts } from '#features/school/ui/SupportContacts.tsx';
import { AccountPage } from '#features/sign-in/ui/AccountPage.tsx';
import { EndedLink, isEnded } from '#features/sign-in/ui/EndedLink.tsx';
import { readLinkToken, useLinkToken } from '#features/sign-in/ui/useLinkToken.ts';
import { formatRubles } from '#shared/formats.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { guardiansApi, type GuardianPage as Page } from '../contract.ts';
import { Answer } from './Answer.tsx';
import { FilledForm } from './FilledForm.tsx';
import { keepLink, keptLink } from './keptLink.ts';

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
    // Back from paying in another browser: the order's key shows what became of it.
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
        <Answer token={token} page={page} onAnswered={setPage} />
      </AccountPage>
    );
  }
  if (page.state === 'consented')
    return <Consented token={token} page={page} orderKey={orderKey} onChanged={setPage} />;
  return (
    <AccountPage title={t(page.state)}>
      <p role="status">{t(`${page.state}Text`)}</p>
    </AccountPage>
  );
}

function orderKeyOf(url: string): string | null {
  return new URL(url).searchParams.get('order');
}

interface ConsentedProps {
  token: string;
  page: Page;
  /** In the address of whoever comes back from paying. */
  orderKey: string | null;
  onChanged: (page: Page) => void;
}

/** Agreed to: what is left to be paid, if anything. */
function Consented({ token, page, orderKey, onChanged }: ConsentedProps) {
  const t = useTranslations('guardianPage');
  const language = useLocale();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const following = useOrderState(orderKey);
  const hasEnded = following.kind === 'ended';
  const { payment, child } = page;
  useEffect(() => {
    if (hasEnded) call(guardiansApi.show, { token }).then(onChanged, setFailure);
  }, [hasEnded, token, onChanged]);
  if (payment === 'paid' || payment === 'over' || payment === null) {
    return (
      <AccountPage title={t(payment ?? 'consented')}>
        <p role="status">{t(payment === null ? 'consentedText' : `${payment}Text`)}</p>
      </AccountPage>
    );
  }

  async function pay() {
    setBusy(true);
    setFailure(null);
    try {
      const { confirmation_url } = await call(guardiansApi.pay, { token });
      keepLink(token);
      location.assign(confirmation_url);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  const values = { amount: formatRubles(page.amount ?? 0, language), name: child?.name ?? '' };
  return (
    <AccountPage title={t('consented')} lead={t(payment === 'card' ? 'payText' : 'applyText', values)}>
      {failure !== null && <Notice>{failureText(failure, t('failed'))}</Notice>}
      {hasEnded && following.order.status !== 'paid' && <Notice>{t('notPaid')}</Notice>}
      {orderKey && following.kind === 'waiting' && <p role="status">{t('checking')}</p>}
      <p>{page.title}</p>
      <button type="button" className={controls.button} disabled={isBusy} onClick={() => void pay()}>
        {isBusy ? t('sending') : t(payment === 'card' ? 'pay' : 'apply')}
      </button>
    </AccountPage>
  );
}
