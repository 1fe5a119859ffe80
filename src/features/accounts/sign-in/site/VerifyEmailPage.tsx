import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { paths } from '#ui/paths.ts';
import { signInApi } from '../contract/signIn.ts';
import { AccountPage } from '../ui/AccountPage.tsx';
import { addressRegisteredHere, confirmRegistration } from '../ui/justRegistered.ts';
import { readLinkToken, useLinkToken } from '../ui/useLinkToken.ts';
import { useOnce } from '../ui/useOnce.ts';
import { AskLinkAgain } from './AskLinkAgain.tsx';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';

/**
 * Drawn in the browser only; and only its script confirms: a mail scanner that follows the link changes
 * nothing.
 */
export const clientLoader = Object.assign(readLinkToken, { hydrate: true as const });

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
  /** The link was not requested in this browser: the reader has to confirm first. */
  | { kind: 'ask' }
  | { kind: 'choose'; email: string }
  | { kind: 'success' }
  | { kind: 'already' }
  | { kind: 'error'; text: string };

export default function VerifyEmailPage() {
  const t = useTranslations('links.verify');
  const token = useLinkToken();
  const { outcome, setOutcome, confirm } = useVerification(token);
  if (outcome.kind === 'loading') return <HydrateFallback />;
  if (outcome.kind === 'ask')
    return (
      <Ask onConfirm={() => void confirm()} onChoose={() => setOutcome({ kind: 'choose', email: '' })} />
    );
  if (outcome.kind === 'choose') {
    return (
      <AccountPage title={t('choose')} lead={t('chooseText')}>
        <ChoosePasswordForm
          token={token}
          missing={t('missing')}
          failed={t('failed')}
          send={(password) => call(signInApi.setPassword, { token, password })}
          onDone={() => {
            confirmRegistration(outcome.email);
            setOutcome({ kind: 'success' });
          }}
        />
      </AccountPage>
    );
  }
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

function Ask({ onConfirm, onChoose }: { onConfirm: () => void; onChoose: () => void }) {
  const t = useTranslations('links.verify');
  return (
    <AccountPage title={t('title')} lead={t('ask')}>
      <button type="button" className={controls.button} onClick={onConfirm}>
        {t('confirm')}
      </button>
      <p>{t('notMine')}</p>
      <button type="button" className={controls.link} onClick={onChoose}>
        {t('choose')}
      </button>
    </AccountPage>
  );
}

function useVerification(token: string) {
  const t = useTranslations('links.verify');
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'loading' });

  /** Without an address: whichever it is, somebody has pressed the button. */
  async function confirm(askedFor?: string) {
    setOutcome({ kind: 'loading' });
    try {
      const asked = askedFor === undefined ? {} : { asked_for: askedFor };
      const { status, email } = await call(signInApi.confirmAddress, { token, ...asked });
      if (status === 'not_asked_here') return setOutcome({ kind: 'ask' });
      if (status === 'choose_password') return setOutcome({ kind: 'choose', email });
      confirmRegistration(email);
      keepConfirmed(email);
      setOutcome({ kind: status === 'already_verified' ? 'already' : 'success' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const text = error.status === 0 ? t('network') : (error.body.detail ?? t('failed'));
      setOutcome({ kind: 'error', text });
    }
  }
  useOnce(async () => {
    const askedFor = addressRegisteredHere() ?? confirmedHere();
    if (!token) setOutcome({ kind: 'error', text: t('missing') });
    else if (askedFor) await confirm(askedFor);
    else setOutcome({ kind: 'ask' });
  });
  return { outcome, setOutcome, confirm };
}

/** The history entry keeps the address beside the link's token, so that a reload needs no second press. */
function keepConfirmed(email: string): void {
  history.replaceState({ ...history.state, confirmedAddress: email }, '');
}

function confirmedHere(): string | null {
  const address: unknown = (history.state as { confirmedAddress?: unknown } | null)?.confirmedAddress;
  return typeof address === 'string' ? address : null;
}

function Ways({ isSignIn = false }: { isSignIn?: boolean }): ReactNode {
  const t = useTranslations('signIn');
  const home = paths.home(useLocale());
  if (!isSignIn) return <a href={home}>{t('home')}</a>;
  return (
    <a className={controls.button} href={`${home}?login=true`}>
      {t('login')}
    </a>
  );
}
