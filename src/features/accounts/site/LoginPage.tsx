import { useLocale, useTranslations } from 'use-intl';
import { paths } from '#ui/paths.ts';
import { AccountPage } from '../ui/AccountPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { TestLogin } from './TestLogin.tsx';
import { useAuthModal } from './useAuthModal.tsx';

/** Drawn in the browser only: a form that is not yet alive would send the password in the address. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const t = useTranslations('accounts.page');
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <Loading />
    </AccountPage>
  );
}

export default function LoginPage() {
  const t = useTranslations('accounts.page');
  const auth = useAuthModal();
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <LoginForm onForgot={auth.open} />
      <ProviderButtons />
      <TestLogin />
      <a href={paths.home(useLocale())}>{t('back')}</a>
      {auth.modal}
    </AccountPage>
  );
}

function Loading() {
  return <p role="status">{useTranslations('ui')('loading')}</p>;
}
