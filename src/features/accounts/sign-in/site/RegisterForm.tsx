import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentLabel } from '#features/accounts/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/accounts/consents/ui/useDocumentVersions.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { signInApi } from '../contract/signIn.ts';
import { finishSignIn } from '../ui/finishSignIn.ts';
import { NewPasswordField } from '../ui/NewPasswordField.tsx';
import { NotStored, useAuthForm } from '../ui/useAuthForm.ts';

const schema = signInApi.register.input;
const empty = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  phone: '',
  privacy_consent: false,
  data_consent: false,
};

interface RegisterFormProps {
  /** A new account waits for its address to be confirmed. */
  onRegistered: (email: string, name: string) => void;
  /** The account existed and the password was right. */
  onSignedIn: (name: string) => void;
}

export function RegisterForm({ onRegistered, onSignedIn }: RegisterFormProps) {
  const t = useTranslations('registration');
  const accounts = useTranslations('signIn');
  const documents = useDocumentVersions(['privacy', 'personal_data']);
  const { form, submit, field, failure, isBusy } = useAuthForm({
    schema,
    empty,
    failed: t('failed'),
    async send({ phone, ...given }) {
      const { access_token, user, email } = await call(signInApi.register, {
        ...given,
        ...(phone && { phone }),
        document_versions: documents.versions,
      });
      if (!access_token)
        return onRegistered(email ?? given.email, `${given.first_name} ${given.last_name}`.trim());
      if (!finishSignIn({ access_token, user }, false)) throw new NotStored();
      onSignedIn(user?.first_name || given.first_name);
    },
  });

  const { setValue } = form;
  useEffect(() => {
    if (!documents.haveChanged(failure?.error)) return;
    setValue('privacy_consent', false);
    setValue('data_consent', false);
  }, [failure, documents.haveChanged, setValue]);

  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      {failure && <Notice>{failure.text}</Notice>}
      <div className={controls.pair}>
        <TextField label={t('firstName')} autoComplete="given-name" {...field('first_name')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...field('last_name')} />
      </div>
      <TextField label={accounts('email')} type="email" autoComplete="email" {...field('email')} />
      <NewPasswordField
        label={accounts('password')}
        password={form.watch('password')}
        onGenerate={(password) => form.setValue('password', password, { shouldValidate: true })}
        {...field('password')}
      />
      <TextField label={accounts('phone')} type="tel" autoComplete="tel" isOptional {...field('phone')} />
      <CheckField label={<ConsentLabel document="privacy" />} {...field('privacy_consent')} />
      <CheckField label={<ConsentLabel document="personal_data" />} {...field('data_consent')} />
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? t('submitting') : t('submit')}
      </button>
    </form>
  );
}
