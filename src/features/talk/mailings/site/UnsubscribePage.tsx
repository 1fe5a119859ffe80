import { useState } from 'react';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { AccountPage } from '#features/accounts/sign-in/ui/AccountPage.tsx';
import { readLinkToken, useLinkToken } from '#features/accounts/sign-in/ui/useLinkToken.ts';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { paths } from '#ui/paths.ts';
import { mailingsApi, mailKinds } from '../contract.ts';

/** Drawn in the browser only, and only its button ends anything: a mail scanner that follows the link does not. */
export const clientLoader = Object.assign(readLinkToken, { hydrate: true as const });

export function HydrateFallback() {
  return <AccountPage title={useTranslations('mailings.unsubscribe')('title')}>{null}</AccountPage>;
}

export default function UnsubscribePage() {
  const t = useTranslations('mailings.unsubscribe');
  const { kind: named } = useParams();
  const token = useLinkToken();
  const kind = mailKinds.find((known) => known === named);
  const { state, error, end } = useEnding(token);
  if (!kind || !token || state === 'unknown') return <Outcome title={t('unknown')} text={t('unknownText')} />;
  if (state === 'done' && kind === 'opening')
    return <Outcome title={t('done')} text={t('doneOpening')} isVisitor />;
  if (state === 'done') return <Outcome title={t('done')} text={t('doneText')} />;
  return (
    <AccountPage title={t('title')} lead={t(kind)}>
      {kind !== 'opening' && <p>{t('stays')}</p>}
      {error && <Notice>{error}</Notice>}
      <p>
        <button
          type="button"
          className={controls.button}
          aria-disabled={state === 'busy'}
          onClick={() => state !== 'busy' && void end(kind)}
        >
          {t('button')}
        </button>
      </p>
    </AccountPage>
  );
}

/** @param isVisitor has perhaps no account to go to */
function Outcome({ title, text, isVisitor }: { title: string; text: string; isVisitor?: boolean }) {
  const t = useTranslations('mailings.unsubscribe');
  const home = paths.home(useLocale());
  return (
    <AccountPage title={title}>
      <p role="status">{text}</p>
      <p>
        <a className={controls.button} href={isVisitor ? home : paths.dashboard}>
          {t(isVisitor ? 'home' : 'cabinet')}
        </a>
      </p>
    </AccountPage>
  );
}

function useEnding(token: string) {
  const t = useTranslations('mailings.unsubscribe');
  const failureText = useFailureText();
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'unknown'>('asked');
  const [error, setError] = useState<string | null>(null);
  async function end(kind: (typeof mailKinds)[number]) {
    setState('busy');
    setError(null);
    try {
      await call(mailingsApi.unsubscribe, { token, kind });
      setState('done');
    } catch (problem) {
      const isUnknown = problem instanceof CallError && [404, 422].includes(problem.status);
      setState(isUnknown ? 'unknown' : 'asked');
      setError(failureText(problem, t('failed')));
    }
  }
  return { state, error, end };
}
