import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { readToken } from '#ui/session.ts';
import { signInApi } from '../contract/signIn.ts';
import { AccountPage } from '../ui/AccountPage.tsx';
import { readLinkToken, useLinkToken } from '../ui/useLinkToken.ts';
import { useOnce } from '../ui/useOnce.ts';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';

/** Drawn in the browser only, so that the form works from the start. */
export const clientLoader = Object.assign(readLinkToken, { hydrate: true as const });

export function HydrateFallback() {
  const t = useTranslations('links.setPassword');
  return <AccountPage title={t('title')}>{null}</AccountPage>;
}

export default function SetPasswordPage() {
  const t = useTranslations('links.setPassword');
  const accounts = useTranslations('signIn');
  const token = useLinkToken();
  // The link of an invitation says so.
  const [isForStaff] = useState(() => new URLSearchParams(location.search).get('for') === 'staff');
  const { step, setStep } = useOwnAccount(token, isForStaff);

  if (step === 'confirming') {
    return (
      <AccountPage title={t('confirming')}>
        <p role="status">{t('confirming')}</p>
      </AccountPage>
    );
  }
  if (step === 'confirmed') {
    return (
      <AccountPage title={t('confirmed')}>
        <p role="status">{t('confirmedText')}</p>
        <a className={controls.button} href={paths.dashboard}>
          {t('toCabinet')}
        </a>
      </AccountPage>
    );
  }
  if (step === 'done') {
    return (
      <AccountPage title={t('done')}>
        <p role="status">{t('doneText')}</p>
        <a className={controls.button} href={isForStaff ? paths.admin : paths.login}>
          {accounts('login')}
        </a>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('title')} lead={t('text')}>
      <ChoosePasswordForm
        token={token}
        missing={t('missing')}
        failed={t('failed')}
        send={(password) => call(signInApi.setPassword, { token, password })}
        onDone={() => setStep('done')}
      />
    </AccountPage>
  );
}

type Step = 'confirming' | 'confirmed' | 'form' | 'done';

/**
 * In a browser signed in to the link's account the buyer has opened it already: the link confirms the address, without
 * another password. In any other browser the visitor chooses one.
 */
function useOwnAccount(token: string, isForStaff: boolean) {
  const [step, setStep] = useState<Step>(() =>
    token && !isForStaff && readToken() !== null ? 'confirming' : 'form',
  );
  useOnce(async () => {
    if (step !== 'confirming') return;
    const isConfirmed = await call(signInApi.confirmOwnAddress, { token }).then(
      () => true,
      () => false,
    );
    setStep(isConfirmed ? 'confirmed' : 'form');
  });
  return { step, setStep };
}
