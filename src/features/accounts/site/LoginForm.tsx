import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { schemaResolver } from '#ui/formResolver.ts';
import { paths } from '#ui/paths.ts';
import { accountsApi } from '../contract.ts';
import { finishSignIn } from '../ui/finishSignIn.ts';
import { PasswordField } from './PasswordField.tsx';
import { ResendLink } from './ResendLink.tsx';

const schema = accountsApi.login.input.pick({ email: true, password: true, remember: true });
const empty = { email: '', password: '', remember: false };

/** Signs in and goes to the cabinet. */
export function LoginForm() {
  const t = useTranslations('accounts');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<{ text: string; unverified: string | null } | null>(null);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: empty,
    resolver: schemaResolver<typeof empty, typeof schema>(schema),
  });

  const submit = handleSubmit(async (given) => {
    setFailure(null);
    try {
      finishSignIn(await call(accountsApi.login, given), given.remember);
      location.assign(paths.dashboard);
      // Busy until the cabinet's document takes over.
      await new Promise(() => {});
    } catch (error) {
      const isUnverified = error instanceof CallError && error.body.code === 'email_not_verified';
      setFailure({
        text: failureText(error, t('loginFailed')),
        unverified: isUnverified ? given.email : null,
      });
    }
  });

  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      {failure && (
        <Notice>
          <p>{failure.text}</p>
          {failure.unverified && <ResendLink email={failure.unverified} />}
        </Notice>
      )}
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <CheckField label={t('remember')} {...register('remember')} />
      <button
        type="submit"
        className={`${controls.button} ${controls.wide}`}
        disabled={formState.isSubmitting}
      >
        {formState.isSubmitting ? t('loggingIn') : t('login')}
      </button>
    </form>
  );
}
