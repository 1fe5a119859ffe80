import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountPage } from '#features/accounts/sign-in/ui/AccountPage.tsx';
import { readLinkToken, useLinkToken } from '#features/accounts/sign-in/ui/useLinkToken.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { paymentsApi } from '../contract/payments.ts';

/** Drawn in the browser only; a mail scanner that follows the link changes nothing. */
export const clientLoader = Object.assign(readLinkToken, { hydrate: true as const });

export function HydrateFallback() {
  const t = useTranslations('paymentPages.notMe');
  return <AccountPage title={t('title')}>{null}</AccountPage>;
}

/** "This wasn't me": the owner of an address to which somebody else has bought a course. */
export default function NotMePage() {
  const t = useTranslations('paymentPages.notMe');
  const failureText = useFailureText();
  const token = useLinkToken();
  const [state, setState] = useState<'ask' | 'sending' | 'done'>('ask');
  const [failure, setFailure] = useState<unknown>(null);

  async function deny() {
    setState('sending');
    setFailure(null);
    try {
      await call(paymentsApi.deny, { token });
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('ask');
    }
  }

  if (state === 'done') {
    return (
      <AccountPage title={t('done')}>
        <p role="status">{t('doneText')}</p>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('title')} lead={t('text')}>
      {(failure !== null || !token) && (
        <Notice>{token ? failureText(failure, t('failed')) : t('missing')}</Notice>
      )}
      <button
        type="button"
        className={controls.button}
        disabled={!token || state === 'sending'}
        onClick={() => void deny()}
      >
        {state === 'sending' ? t('sending') : t('submit')}
      </button>
    </AccountPage>
  );
}
