import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice, TextField } from '#ui/Fields.tsx';
import { accountsApi } from '../contract.ts';
import { useAuthForm } from '../ui/useAuthForm.ts';

const schema = accountsApi.forgotLogin.input;

export function ForgotLoginForm({ onAsked }: { onAsked: () => void }) {
  const t = useTranslations('accounts.forgotLogin');
  const accounts = useTranslations('accounts');
  const { submit, field, failure, isBusy } = useAuthForm({
    schema,
    empty: { phone: '' },
    failed: t('failed'),
    async send(given) {
      await call(accountsApi.forgotLogin, given);
      onAsked();
    },
  });
  const { error, ...props } = field('phone');
  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      <p>{t('lead')}</p>
      {failure && <Notice>{failure.text}</Notice>}
      <TextField
        label={accounts('phone')}
        type="tel"
        autoComplete="tel"
        error={error === 'required' ? t('empty') : error}
        {...props}
      />
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? t('sending') : t('send')}
      </button>
    </form>
  );
}
