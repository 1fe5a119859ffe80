import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { passwordField } from '#shared/fields.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { schemaResolver } from '#ui/formResolver.ts';
import { paths } from '#ui/paths.ts';
import { accountsApi } from '../contract.ts';
import { AccountPage } from '../ui/AccountPage.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Drawn in the browser only, where the form is alive from the start. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const t = useTranslations('accounts.setPassword');
  return <AccountPage title={t('title')}>{null}</AccountPage>;
}

const schema = z.object({ password: passwordField, repeat: z.string() });
const empty = { password: '', repeat: '' };

export default function SetPasswordPage() {
  const t = useTranslations('accounts');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(token ? null : t('setPassword.missing'));
  const [isDone, setDone] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: empty,
    resolver: schemaResolver<typeof empty, typeof schema>(schema),
  });

  const submit = handleSubmit(async ({ password, repeat }) => {
    if (password !== repeat) return setError('repeat', { message: t('setPassword.mismatch') });
    setFailure(null);
    await call(accountsApi.setPassword, { token, password }).then(
      () => setDone(true),
      (error) => setFailure(failureText(error)),
    );
  });

  if (isDone) {
    return (
      <AccountPage title={t('setPassword.done')}>
        <p role="status">{t('setPassword.doneText')}</p>
        <a className={controls.button} href={paths.login}>
          {t('login')}
        </a>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('setPassword.title')} lead={t('setPassword.text')}>
      <form noValidate className={controls.form} onSubmit={submit}>
        {failure && <Notice>{failure}</Notice>}
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label={t('setPassword.repeat')}
          autoComplete="new-password"
          error={formState.errors.repeat?.message}
          {...register('repeat')}
        />
        <button type="submit" className={controls.button} disabled={formState.isSubmitting || !token}>
          {formState.isSubmitting ? t('setPassword.saving') : t('setPassword.save')}
        </button>
      </form>
    </AccountPage>
  );
}
