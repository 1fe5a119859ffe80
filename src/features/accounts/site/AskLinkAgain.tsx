import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice, TextField } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { schemaResolver } from '#ui/formResolver.ts';
import { accountsApi } from '../contract.ts';

const schema = accountsApi.resendVerification.input;
const empty = { email: '' };

/** For a link that has run out: another one, to the address that is typed in. */
export function AskLinkAgain() {
  const t = useTranslations('accounts');
  const verify = useTranslations('links.verify');
  const failureText = useFailureText();
  const [said, setSaid] = useState<{ text: string; isGood: boolean } | null>(null);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: empty,
    resolver: schemaResolver<typeof empty, typeof schema>(schema),
  });
  const submit = handleSubmit((given) =>
    call(accountsApi.resendVerification, given).then(
      () => setSaid({ text: t('resent'), isGood: true }),
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
