import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { providerNames } from '#features/accounts/sign-in/rules/oauth.ts';
import { NewPasswordField } from '#features/accounts/sign-in/ui/NewPasswordField.tsx';
import { PasswordField } from '#features/accounts/sign-in/ui/PasswordField.tsx';
import { useAuthForm } from '#features/accounts/sign-in/ui/useAuthForm.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { ownPasswordInput, type Profile, profileApi } from '../contract.ts';
import { ask } from './profile.ts';

export function Password({ profile }: { profile: Profile }) {
  return profile.has_password ? <PasswordForm email={profile.email} /> : <FirstPassword profile={profile} />;
}

function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('profile');
  const toast = useToast();
  const cache = useQueryClient();
  const { form, submit, field, failure, isBusy } = useAuthForm({
    schema: ownPasswordInput,
    empty: { current_password: '', new_password: '' },
    failed: t('failed'),
    async send(given) {
      await ask(profileApi.changePassword, given);
      form.reset();
      toast('success', t('password.done'));
      // Other sessions have ended, and a pending change of address is dropped.
      await cache.invalidateQueries();
    },
  });
  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      {failure && <Notice>{failure.text}</Notice>}
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...field('current_password')}
      />
      <NewPasswordField
        label={t('password.next')}
        password={form.watch('new_password')}
        onGenerate={(password) => {
          form.setValue('new_password', password);
          form.clearErrors('new_password');
        }}
        {...field('new_password')}
      />
      <button type="submit" className={controls.button} disabled={isBusy}>
        {isBusy ? t('saving') : t('password.change')}
      </button>
    </form>
  );
}

/** For accounts created through Google or VK: the mailed link proves that the mailbox is theirs. */
function FirstPassword({ profile }: { profile: Profile }) {
  const t = useTranslations('profile.password');
  const failureText = useFailureText();
  const asking = useMutation({ mutationFn: () => call(profileApi.askPasswordLink, {}) });
  const providers = profile.identities.map(({ provider }) => providerNames[provider]).join(', ');
  return (
    <>
      <p>{providers ? t('none', { providers }) : t('nowhere')}</p>
      {asking.data && <Notice isGood>{asking.data.message}</Notice>}
      {asking.error && <Notice>{failureText(asking.error)}</Notice>}
      <button
        type="button"
        className={controls.button}
        aria-disabled={asking.isPending}
        onClick={() => !asking.isPending && asking.mutate()}
      >
        {t('mailLink')}
      </button>
    </>
  );
}
