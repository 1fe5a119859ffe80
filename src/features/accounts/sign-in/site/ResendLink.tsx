import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { useFailureText } from '#ui/failure.ts';
import { signInApi } from '../contract/signIn.ts';
import { rememberRegistration } from '../ui/justRegistered.ts';

/** Sends the confirmation link again. */
export function ResendLink({ email }: { email: string }) {
  const t = useTranslations('signIn');
  const failureText = useFailureText();
  const [said, setSaid] = useState<string | null>(null);

  async function resend() {
    const text = await call(signInApi.resendVerification, { email }).then(() => {
      rememberRegistration(email);
      return t('resent');
    }, failureText);
    setSaid(text);
  }
  if (said) return <p role="status">{said}</p>;
  return (
    <button type="button" className={controls.link} onClick={() => void resend()}>
      {t('resend')}
    </button>
  );
}
