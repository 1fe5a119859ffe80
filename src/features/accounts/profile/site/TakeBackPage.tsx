import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoosePasswordForm } from '#features/accounts/sign-in/site/ChoosePasswordForm.tsx';
import { AccountPage } from '#features/accounts/sign-in/ui/AccountPage.tsx';
import { readLinkToken, useLinkToken } from '#features/accounts/sign-in/ui/useLinkToken.ts';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { forgetSession } from '#ui/session.ts';
import { profileApi } from '../contract.ts';

/** Drawn in the browser only, so that the form works from the start. */
export const clientLoader = Object.assign(readLinkToken, { hydrate: true as const });

export function HydrateFallback() {
  const t = useTranslations('links.takeBack');
  return <AccountPage title={t('title')}>{null}</AccountPage>;
}

/** For people who read the mail of an address that an account had until recently. */
export default function TakeBackPage() {
  const t = useTranslations('links.takeBack');
  const accounts = useTranslations('signIn');
  const token = useLinkToken();
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) {
    return (
      <AccountPage title={t('done')}>
        <p role="status">{t('doneText', { email: readableEmail(email) })}</p>
        <a className={controls.button} href={paths.login}>
          {accounts('login')}
        </a>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <ChoosePasswordForm
        token={token}
        missing={t('missing')}
        failed={t('failed')}
        send={async (new_password) => {
          const answer = await call(profileApi.takeBackEmail, { token, new_password });
          // All sessions have ended, this browser's among them.
          forgetSession();
          setEmail(answer.email);
        }}
        onDone={() => {}}
      />
    </AccountPage>
  );
}
