import { useLocale, useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { AccountPage } from '../ui/AccountPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { TestLogin } from './TestLogin.tsx';
import { useAuthModal } from './useAuthModal.tsx';

/** Drawn in the browser only: before hydration the form would send the password in the address. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const t = useTranslations('signIn.page');
  const school = useTranslations('ui')('brand');
  return (
    <AccountPage title={t('title', { school })} lead={t('lead')}>
      <Loading />
    </AccountPage>
  );
}

export default function LoginPage() {
  const t = useTranslations('signIn.page');
  const school = useTranslations('ui')('brand');
  const auth = useAuthModal();
  return (
    <AccountPage title={t('title', { school })} lead={t('lead')}>
      <LoginForm onForgot={auth.open} />
      <ProviderButtons />
      <TestLogin />
      <p>
        {t('noAccount')}{' '}
        <button type="button" className={controls.link} onClick={() => auth.open('register')}>
          {t('register')}
        </button>
      </p>
      <a href={paths.home(useLocale())}>{t('back')}</a>
      {auth.modal}
    </AccountPage>
  );
}

function Loading() {
  return <p role="status">{useTranslations('ui')('loading')}</p>;
}
