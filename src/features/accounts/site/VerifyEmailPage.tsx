import { type ReactNode, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { paths } from '#ui/paths.ts';
import { accountsApi } from '../contract.ts';
import { AccountPage } from '../ui/AccountPage.tsx';
import { confirmRegistration } from '../ui/justRegistered.ts';
import { AskLinkAgain } from './AskLinkAgain.tsx';

/** Only script confirms: a mail scanner that follows the link changes nothing. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const t = useTranslations('links.verify');
  return (
    <AccountPage title={t('title')}>
      <p role="status">{t('loading')}</p>
    </AccountPage>
  );
}

type Outcome =
  | { kind: 'loading' }
  | { kind: 'success' }
  | { kind: 'already' }
  | { kind: 'error'; text: string };

export default function VerifyEmailPage() {
  const t = useTranslations('links.verify');
  const outcome = useVerification();
  if (outcome.kind === 'loading') return <HydrateFallback />;
  if (outcome.kind === 'error') {
    return (
      <AccountPage title={t('error')}>
        <Notice>{outcome.text}</Notice>
        <AskLinkAgain />
        <Ways />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t(outcome.kind)}>
      <p role="status">{outcome.kind === 'success' ? t('successText') : t('alreadyText')}</p>
      <Ways isSignIn />
    </AccountPage>
  );
}

function useVerification(): Outcome {
  const t = useTranslations('links.verify');
  const { token: inPath } = useParams();
  const [query] = useSearchParams();
  const token = inPath ?? query.get('token') ?? '';
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'loading' });

  useEffect(() => {
    if (!token) return setOutcome({ kind: 'error', text: t('missing') });
    const leaving = new AbortController();
    call(accountsApi.verifyEmail, { token }, { signal: leaving.signal })
      .then(({ status, email }) => {
        confirmRegistration(email);
        setOutcome({ kind: status === 'already_verified' ? 'already' : 'success' });
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted || !(error instanceof CallError)) return;
        const text = error.status === 0 ? t('network') : (error.body.detail ?? t('failed'));
        setOutcome({ kind: 'error', text });
      });
    return () => leaving.abort();
  }, [token]);
  return outcome;
}

function Ways({ isSignIn = false }: { isSignIn?: boolean }): ReactNode {
  const t = useTranslations('accounts');
  const home = paths.home(useLocale());
  if (!isSignIn) return <a href={home}>{t('home')}</a>;
  return (
    <a className={controls.button} href={`${home}?login=true`}>
      {t('login')}
    </a>
  );
}
