import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { signInApi } from '../contract/signIn.ts';
import { AccountPage } from '../ui/AccountPage.tsx';
import { readLinkToken, useLinkToken } from '../ui/useLinkToken.ts';
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
  const [isDone, setDone] = useState(false);
  // The link of an invitation says so.
  const [isForStaff] = useState(() => new URLSearchParams(location.search).get('for') === 'staff');

  if (isDone) {
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
        onDone={() => setDone(true)}
      />
    </AccountPage>
  );
}
