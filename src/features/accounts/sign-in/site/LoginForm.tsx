import { useTranslations } from 'use-intl';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { paths } from '#ui/paths.ts';
import { signInApi } from '../contract/signIn.ts';
import { signInErrors } from '../errors.ts';
import { finishSignIn } from '../ui/finishSignIn.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { NotStored, useAuthForm } from '../ui/useAuthForm.ts';
import styles from './AuthModal.module.css';
import { ResendLink } from './ResendLink.tsx';

const schema = signInApi.login.input.pick({ email: true, password: true, remember: true });

interface LoginFormProps {
  email?: string;
  /** Opens the recovery forms, with the address typed so far. */
  onForgot: (what: 'forgotPassword' | 'forgotLogin', email: string) => void;
}

/** Signs in and goes to the cabinet. */
export function LoginForm({ email = '', onForgot }: LoginFormProps) {
  const t = useTranslations('signIn');
  const { form, submit, field, failure, isBusy } = useAuthForm({
    schema,
    empty: { email, password: '', remember: false },
    failed: t('loginFailed'),
    async send(given) {
      if (!finishSignIn(await call(signInApi.login, given), given.remember)) throw new NotStored();
      location.assign(paths.dashboard);
      // Busy until the cabinet's document takes over.
      await new Promise(() => {});
    },
  });
  const isUnverified =
    failure?.error instanceof CallError && failure.error.body.code === signInErrors.email_not_verified.code;

  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      {failure && (
        <Notice>
          <p>{failure.text}</p>
          {isUnverified && <ResendLink email={form.getValues('email')} />}
        </Notice>
      )}
      <TextField label={t('email')} type="email" autoComplete="username" {...field('email')} />
      <PasswordField label={t('password')} autoComplete="current-password" {...field('password')} />
      <CheckField label={t('remember')} {...form.register('remember')} />
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? t('loggingIn') : t('login')}
      </button>
      <p className={styles.ways}>
        {(['forgotPassword', 'forgotLogin'] as const).map((what) => (
          <button
            key={what}
            type="button"
            className={controls.link}
            onClick={() => onForgot(what, form.getValues('email'))}
          >
            {t(`${what}.ask`)}
          </button>
        ))}
      </p>
    </form>
  );
}
