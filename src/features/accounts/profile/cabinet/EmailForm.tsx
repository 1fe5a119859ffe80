import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PasswordField } from '#features/accounts/sign-in/ui/PasswordField.tsx';
import { useAuthForm } from '#features/accounts/sign-in/ui/useAuthForm.ts';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice, TextField } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { ownEmailInput, type Profile, profileApi } from '../contract.ts';
import { formatMoment } from './moment.ts';
import styles from './Profile.module.css';
import { ask, ownProfile } from './profile.ts';

export function EmailForm({ profile }: { profile: Profile }) {
  const t = useTranslations('address');
  const profileTexts = useTranslations('profile');
  const cache = useQueryClient();
  const [said, setSaid] = useState('');
  const { form, submit, field, failure, isBusy } = useAuthForm({
    schema: ownEmailInput,
    empty: { email: '', current_password: '' },
    failed: profileTexts('failed'),
    async send(given) {
      const { message } = await ask(profileApi.askEmailChange, given);
      form.reset();
      setSaid(message);
      await cache.invalidateQueries(ownProfile);
    },
  });
  if (!profile.has_password) return <p>{t('needsPassword')}</p>;
  return (
    <>
      {profile.email_change && <Waiting change={profile.email_change} onCanceled={() => setSaid('')} />}
      <form noValidate className={controls.form} onSubmit={submit}>
        {failure && <Notice>{failure.text}</Notice>}
        {!failure && said && <Notice isGood>{said}</Notice>}
        <TextField label={t('next')} type="email" autoComplete="email" {...field('email')} />
        <PasswordField label={t('password')} autoComplete="current-password" {...field('current_password')} />
        <button type="submit" className={controls.button} disabled={isBusy}>
          {isBusy ? t('sending') : t('change')}
        </button>
      </form>
    </>
  );
}

interface WaitingProps {
  change: NonNullable<Profile['email_change']>;
  onCanceled: () => void;
}

/** An address that waits for confirmation, with a button to cancel the change. */
function Waiting({ change, onCanceled }: WaitingProps) {
  const t = useTranslations('address');
  const language = useLocale();
  const toast = useToast();
  const cache = useQueryClient();
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  const canceling = useMutation({
    mutationFn: () => call(profileApi.cancelEmailChange, {}),
    onSuccess: async () => {
      onCanceled();
      toast('success', t('canceled'));
      // The button that had the focus goes with its box.
      box.current?.parentElement?.querySelector('input')?.focus();
      await cache.invalidateQueries(ownProfile);
    },
  });
  return (
    <div ref={box} className={styles.waiting}>
      <p>
        {t('waiting', {
          email: readableEmail(change.email),
          until: formatMoment(change.expires_at, language),
        })}
      </p>
      {canceling.error && <Notice>{failureText(canceling.error)}</Notice>}
      <button
        type="button"
        className={controls.link}
        aria-disabled={canceling.isPending}
        onClick={() => !canceling.isPending && canceling.mutate()}
      >
        {t('cancel')}
      </button>
    </div>
  );
}
