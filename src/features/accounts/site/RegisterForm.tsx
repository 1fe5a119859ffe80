import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { consentWordings } from '#features/consents/rules.ts';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { schemaResolver } from '#ui/formResolver.ts';
import { accountsApi, type User } from '../contract.ts';
import { finishSignIn } from '../ui/finishSignIn.ts';
import { PasswordField } from './PasswordField.tsx';

const schema = accountsApi.register.input;
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
  onRegistered: (email: string) => void;
  /** The account existed and the password was right. */
  onSignedIn: (user: User) => void;
}

export function RegisterForm({ onRegistered, onSignedIn }: RegisterFormProps) {
  const t = useTranslations('accounts');
  const wordings = consentWordings[useLocale()];
  const failureText = useFailureText();
  const [failure, setFailure] = useState<CallError | null>(null);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: empty,
    resolver: schemaResolver<typeof empty, typeof schema>(schema),
  });
  const field = (name: keyof typeof empty) => ({
    error: formState.errors[name]?.message ?? failure?.body.fields?.[name],
    ...register(name),
  });

  const submit = handleSubmit(async ({ phone, ...given }) => {
    setFailure(null);
    try {
      const answer = await call(accountsApi.register, { ...given, ...(phone && { phone }) });
      const { access_token, user } = answer;
      if (access_token && user) {
        finishSignIn({ access_token, user }, false);
        onSignedIn(user);
      } else onRegistered(answer.email ?? given.email);
    } catch (error) {
      setFailure(error instanceof CallError ? error : new CallError(0, {}));
    }
  });

  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      {failure && <Notice>{failureText(failure, t('registerFailed'))}</Notice>}
      <div className={controls.pair}>
        <TextField label={t('firstName')} autoComplete="given-name" {...field('first_name')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...field('last_name')} />
      </div>
      <TextField label={t('email')} type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        {...field('password')}
      />
      <TextField label={t('phone')} type="tel" autoComplete="tel" isOptional {...field('phone')} />
      <CheckField label={wordings.privacy} {...field('privacy_consent')} />
      <CheckField label={wordings.personal_data} {...field('data_consent')} />
      <button
        type="submit"
        className={`${controls.button} ${controls.wide}`}
        disabled={formState.isSubmitting}
      >
        {formState.isSubmitting ? t('registering') : t('register')}
      </button>
    </form>
  );
}
