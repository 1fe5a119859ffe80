import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice, TextField } from '#ui/Fields.tsx';
import { signInApi } from '../contract/signIn.ts';
import { useAuthForm } from '../ui/useAuthForm.ts';

const schema = signInApi.forgotPassword.input;

interface ForgotPasswordFormProps {
  email: string;
  /** @param link in a demonstration without a mail server, what would have been mailed */
  onAsked: (link: string | null) => void;
}

export function ForgotPasswordForm({ email, onAsked }: ForgotPasswordFormProps) {
  const t = useTranslations('signIn.forgotPassword');
  const accounts = useTranslations('signIn');
  const { submit, field, failure, isBusy } = useAuthForm({
    schema,
    empty: { email },
    failed: t('failed'),
    words: { required: t('empty') },
    send: async (given) => onAsked((await call(signInApi.forgotPassword, given)).demo_reset_link ?? null),
  });
  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      <p>{t('lead')}</p>
      {failure && <Notice>{failure.text}</Notice>}
      <TextField label={accounts('email')} type="email" autoComplete="username" {...field('email')} />
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? t('sending') : t('send')}
      </button>
    </form>
  );
}
