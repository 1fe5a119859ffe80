import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice, TextField } from '#ui/Fields.tsx';
import { oauthApi } from '../contract/oauth.ts';
import type { User } from '../contract/signIn.ts';
import { AccountPage } from '../ui/AccountPage.tsx';
import { leaveFailed } from '../ui/oauthFailure.ts';
import { useAuthForm } from '../ui/useAuthForm.ts';
import { forgetVkStep, keepVkStep, type VkStep } from '../ui/vkStep.ts';

type SignedIn = { access_token: string; user?: User | undefined };

interface VkEmailProps {
  first: VkStep;
  onSignedIn: (answer: SignedIn) => void;
}

/** A newcomer from VK gives an address, and proves it by the mailed code. */
export function VkEmail({ first, onSignedIn }: VkEmailProps) {
  const t = useTranslations('oauth');
  const [step, setStep] = useState(first);
  const goTo = (next: VkStep) => {
    keepVkStep(next);
    setStep(next);
  };
  return (
    <AccountPage
      title={t('email.title')}
      lead={step.isCodeSent ? t('code.lead', { email: readableEmail(step.email) }) : t('email.lead')}
    >
      {step.isCodeSent ? (
        <CodeForm
          email={step.email}
          onSignedIn={onSignedIn}
          onBack={() => goTo({ ...step, isCodeSent: false })}
        />
      ) : (
        <EmailForm email={step.email} onSent={(email) => goTo({ email, isCodeSent: true })} />
      )}
    </AccountPage>
  );
}

function EmailForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = useTranslations('oauth.email');
  const accounts = useTranslations('signIn');
  const { submit, field, failure, isBusy } = useAuthForm({
    schema: oauthApi.sendCode.input,
    empty: { email },
    failed: t('failed'),
    send: async (given) => {
      await stillAsked(() => call(oauthApi.sendCode, given));
      onSent(given.email);
    },
  });
  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      {failure && <Notice>{failure.text}</Notice>}
      <TextField label={accounts('email')} type="email" autoComplete="email" {...field('email')} />
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? t('sending') : t('send')}
      </button>
    </form>
  );
}

interface CodeFormProps {
  email: string;
  onSignedIn: (answer: SignedIn) => void;
  onBack: () => void;
}

function CodeForm({ email, onSignedIn, onBack }: CodeFormProps) {
  const t = useTranslations('oauth');
  const accounts = useTranslations('signIn');
  const { submit, field, failure, isBusy } = useAuthForm({
    schema: oauthApi.confirmCode.input,
    empty: { email, code: '' },
    failed: accounts('loginFailed'),
    send: async (given) => onSignedIn(await stillAsked(() => call(oauthApi.confirmCode, given))),
  });
  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      {failure && <Notice>{failure.text}</Notice>}
      <TextField
        label={t('code.label')}
        hint={t('code.hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
      />
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? accounts('loggingIn') : accounts('login')}
      </button>
      <p>
        <button type="button" className={controls.link} onClick={onBack}>
          {t('code.again')}
        </button>
      </p>
    </form>
  );
}

/** An expired step cannot be repeated here: the sign-in starts again, at the home page. */
async function stillAsked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isOver = error instanceof CallError && error.body.code !== undefined && over.has(error.body.code);
    if (!isOver) throw error;
    forgetVkStep();
    leaveFailed('vk_auth_failed', error.body.detail);
    return new Promise(() => {});
  }
}

const over = new Set(['sign_in_not_finished', 'staff_by_password', 'account_blocked', 'linked_to_another']);
