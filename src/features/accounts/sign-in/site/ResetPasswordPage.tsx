import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { forgetSession } from '#ui/session.ts';
import { signInApi } from '../contract/signIn.ts';
import { AccountPage } from '../ui/AccountPage.tsx';
import { readLinkToken, useLinkToken } from '../ui/useLinkToken.ts';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { useAuthModal } from './useAuthModal.tsx';

const leaveAfterMs = 3000;

/** Drawn in the browser only, so that the form works from the start. */
export const clientLoader = Object.assign(readLinkToken, { hydrate: true as const });

export function HydrateFallback() {
  const t = useTranslations('links.resetPassword');
  return <AccountPage title={t('title')}>{null}</AccountPage>;
}

export default function ResetPasswordPage() {
  const t = useTranslations('links.resetPassword');
  const token = useLinkToken();
  const auth = useAuthModal();
  const [isDone, setDone] = useState(false);
  // The link that staff are sent says so.
  const [isForStaff] = useState(() => new URLSearchParams(location.search).get('for') === 'staff');

  if (isDone) return <Changed isForStaff={isForStaff} />;
  return (
    <AccountPage title={t('title')} lead={t(isForStaff ? 'staffLead' : 'lead')}>
      <ChoosePasswordForm
        token={token}
        missing={t('missing')}
        failed={t('failed')}
        send={(password) => call(signInApi.resetPassword, { token, new_password: password })}
        onDone={() => {
          // All sessions have ended, this browser's among them.
          forgetSession();
          setDone(true);
        }}
        onAskAgain={() => auth.open('forgotPassword')}
      />
      {auth.modal}
    </AccountPage>
  );
}

function Changed({ isForStaff }: { isForStaff: boolean }) {
  const t = useTranslations('links.resetPassword');
  const home = paths.home(useLocale());
  const next = isForStaff ? paths.admin : home;
  useEffect(() => {
    const timer = setTimeout(() => location.assign(next), leaveAfterMs);
    return () => clearTimeout(timer);
  }, [next]);
  return (
    <AccountPage title={t('done')}>
      <p role="status">{t(isForStaff ? 'staffDoneText' : 'doneText')}</p>
      <a className={controls.button} href={next}>
        {t(isForStaff ? 'toPanel' : 'home')}
      </a>
    </AccountPage>
  );
}
