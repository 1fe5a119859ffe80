import { type ReactNode, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AccountPage } from '#features/accounts/sign-in/ui/AccountPage.tsx';
import { readLinkToken, useLinkToken } from '#features/accounts/sign-in/ui/useLinkToken.ts';
import { readableEmail } from '#shared/domains.ts';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { paths } from '#ui/paths.ts';
import { waitlistApi } from '../contract.ts';
import type { WaitlistState } from '../rules.ts';

/** Drawn in the browser only, and only its buttons change anything: a mail scanner that follows the link does not. */
export const clientLoader = Object.assign(readLinkToken, { hydrate: true as const });

export function HydrateFallback() {
  return <AccountPage title={useTranslations('waitlist')('title')}>{null}</AccountPage>;
}

type Standing = WaitlistState | 'left' | 'gone';

export default function WaitlistLinkPage() {
  const t = useTranslations('waitlist.link');
  const title = useTranslations('waitlist')('title');
  const link = useWaitlistLink(useLinkToken());
  const { standing, email, error, isBusy } = link;
  const retry = error && <Notice>{error}</Notice>;
  if (standing === null) return <AccountPage title={title}>{retry}</AccountPage>;
  if (standing === 'left') return <Outcome title={t('leftTitle')} text={t('leftText')} />;
  if (standing === 'gone') return <Outcome title={t('goneTitle')} text={t('goneText')} />;
  if (standing === 'told') return <Outcome title={title} text={t('told', { email })} />;
  const isWaiting = standing === 'waiting';
  return (
    <AccountPage
      title={t(isWaiting ? 'waitingTitle' : 'confirmTitle')}
      lead={t(isWaiting ? 'waitingText' : 'confirmText', { email })}
    >
      {retry}
      {!isWaiting && (
        <p>
          <Press look={controls.button} isBusy={isBusy} onPress={() => link.act('confirm')}>
            {t('confirm')}
          </Press>
        </p>
      )}
      <p>
        <Press look={controls.link} isBusy={isBusy} onPress={() => link.act('leave')}>
          {t('leave')}
        </Press>
      </p>
    </AccountPage>
  );
}

interface PressProps {
  look: string | undefined;
  isBusy: boolean;
  onPress(): Promise<void>;
  children: ReactNode;
}

function Press({ look, isBusy, onPress, children }: PressProps) {
  return (
    <button type="button" className={look} aria-disabled={isBusy} onClick={() => !isBusy && void onPress()}>
      {children}
    </button>
  );
}

function Outcome({ title, text }: { title: string; text: string }) {
  const t = useTranslations('waitlist.link');
  return (
    <AccountPage title={title}>
      <p role="status">{text}</p>
      <p>
        <a className={controls.button} href={paths.home(useLocale())}>
          {t('home')}
        </a>
      </p>
    </AccountPage>
  );
}

const outcomes = { confirm: 'waiting', leave: 'left' } as const;

function useWaitlistLink(token: string) {
  const failureText = useFailureText();
  const [standing, setStanding] = useState<Standing | null>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function fail(problem: unknown) {
    if (problem instanceof CallError && [404, 422].includes(problem.status)) setStanding('gone');
    else setError(failureText(problem));
  }

  useEffect(() => {
    call(waitlistApi.show, { token }).then((entry) => {
      setEmail(readableEmail(entry.email));
      setStanding(entry.state);
    }, fail);
  }, [token]);

  async function act(step: keyof typeof outcomes) {
    setBusy(true);
    setError(null);
    try {
      await call(waitlistApi[step], { token });
      setStanding(outcomes[step]);
    } catch (problem) {
      fail(problem);
    }
    setBusy(false);
  }
  return { standing, email, error, isBusy, act };
}
