import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice, TextField } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { useSchemaResolver } from '#ui/formResolver.ts';
import { signInApi } from '../contract/signIn.ts';
import { rememberRegistration } from '../ui/justRegistered.ts';

const schema = signInApi.resendVerification.input;
const empty = { email: '' };

/** For a link that has run out: another one, to the address that is typed in. */
export function AskLinkAgain() {
  const t = useTranslations('signIn');
  const verify = useTranslations('links.verify');
  const failureText = useFailureText();
  const [said, setSaid] = useState<{ text: string; isGood: boolean } | null>(null);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: empty,
    resolver: useSchemaResolver<typeof empty, typeof schema>(schema),
  });
  const submit = handleSubmit((given) =>
    call(signInApi.resendVerification, given).then(
      () => {
        rememberRegistration(given.email);
        setSaid({ text: t('resent'), isGood: true });
      },
      (error) => setSaid({ text: failureText(error), isGood: false }),
    ),
  );
  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      {said ? <Notice isGood={said.isGood}>{said.text}</Notice> : <p>{verify('resendHint')}</p>}
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <button type="submit" className={controls.button} disabled={formState.isSubmitting}>
        {t('resend')}
      </button>
    </form>
  );
}
