import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice, TextField } from '#ui/Fields.tsx';
import { signInApi } from '../contract/signIn.ts';
import { useAuthForm } from '../ui/useAuthForm.ts';

const schema = signInApi.forgotLogin.input;

export function ForgotLoginForm({ onAsked }: { onAsked: () => void }) {
  const t = useTranslations('signIn.forgotLogin');
  const accounts = useTranslations('signIn');
  const { submit, field, failure, isBusy } = useAuthForm({
    schema,
    empty: { phone: '' },
    failed: t('failed'),
    words: { required: t('empty') },
    async send(given) {
      await call(signInApi.forgotLogin, given);
      onAsked();
    },
  });
  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      <p>{t('lead')}</p>
      {failure && <Notice>{failure.text}</Notice>}
      <TextField label={accounts('phone')} type="tel" autoComplete="tel" {...field('phone')} />
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? t('sending') : t('send')}
      </button>
    </form>
  );
}
