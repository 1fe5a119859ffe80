import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountPage } from '#features/accounts/sign-in/ui/AccountPage.tsx';
import { readLinkToken, useLinkToken } from '#features/accounts/sign-in/ui/useLinkToken.ts';
import { useOnce } from '#features/accounts/sign-in/ui/useOnce.ts';
import { readableEmail } from '#shared/domains.ts';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { paths } from '#ui/paths.ts';
import { profileApi } from '../contract.ts';

/**
 * Drawn in the browser only; and only its script confirms: a mail scanner that follows the link changes
 * nothing.
 */
export const clientLoader = Object.assign(readLinkToken, { hydrate: true as const });

export function HydrateFallback() {
  const t = useTranslations('address.confirm');
  return (
    <AccountPage title={t('title')}>
      <p role="status">{t('loading')}</p>
    </AccountPage>
  );
}

export default function ConfirmEmailPage() {
  const t = useTranslations('address.confirm');
  const { outcome, confirm } = useConfirmation();
  if (outcome.kind === 'loading') return <HydrateFallback />;
  if (outcome.kind === 'error') {
    return (
      <AccountPage title={t('error')}>
        <Notice>{outcome.text}</Notice>
        {outcome.canRetry ? (
          <button type="button" className={controls.button} onClick={() => void confirm()}>
            {t('retry')}
          </button>
        ) : (
          <>
            <p>{t('again')}</p>
            <a href={paths.profile}>{t('open')}</a>
          </>
        )}
      </AccountPage>
    );
  }
  const { kind } = outcome;
  const email = readableEmail(outcome.email);
  if (kind === 'ask') {
    return (
      <AccountPage title={t('title')} lead={t('ask', { email })}>
        <button type="button" className={controls.button} onClick={() => void confirm()}>
          {t('confirm')}
        </button>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t(kind)}>
      <p role="status">{kind === 'success' ? t('successText', { email }) : t('alreadyText', { email })}</p>
      <a className={controls.button} href={paths.profile}>
        {t('open')}
      </a>
    </AccountPage>
  );
}

type Outcome =
  | { kind: 'loading' }
  /** `ask`: somebody else is signed in here, or nobody; the reader has to confirm first. */
  | { kind: 'success' | 'already' | 'ask'; email: string }
  | { kind: 'error'; text: string; canRetry: boolean };

const kinds = { success: 'success', already_confirmed: 'already', not_asked_here: 'ask' } as const;

function useConfirmation() {
  const t = useTranslations('address.confirm');
  const ui = useTranslations('ui');
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'loading' });

  async function confirm({ isOwnOnly = false } = {}) {
    if (!token) return setOutcome({ kind: 'error', text: t('missing'), canRetry: false });
    setOutcome({ kind: 'loading' });
    try {
      const { status, email } = await call(profileApi.confirmEmail, { token, own_only: isOwnOnly });
      setOutcome({ kind: kinds[status], email });
    } catch (error) {
      const { status = 0, body = {} } = error instanceof CallError ? error : {};
      const isTemporary = status === 0 || status >= 500 || status === 429;
      const text = status === 0 ? ui('networkError') : (body.detail ?? t('failed'));
      setOutcome({ kind: 'error', text, canRetry: isTemporary });
    }
  }
  useOnce(() => confirm({ isOwnOnly: true }));
  return { outcome, confirm };
}
