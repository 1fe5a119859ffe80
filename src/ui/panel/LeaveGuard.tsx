import { useEffect, useRef } from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Question } from './Question.tsx';

/** `file`: one is being sent. `waiting`: the form is saved by itself once it has arrived. */
export type LeaveKind = 'text' | 'file' | 'waiting';

const words = {
  text: { title: 'leaveTitle', text: 'leaveText', yes: 'leave' },
  file: { title: 'leaveTitle', text: 'leaveFile', yes: 'leave' },
  waiting: { title: 'leaveWaitingTitle', text: 'leaveWaiting', yes: 'leaveBehind' },
} as const;

/**
 * Guards unsaved changes: asks before the reader leaves them, by a dialog within the panel and by the browser's own
 * elsewhere. A reader who leaves during a save moves on once it is done.
 */
export function LeaveGuard({ kind }: { kind: LeaveKind }) {
  const t = useTranslations('panel.edit');
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => from.pathname + from.search !== to.pathname + to.search,
  );
  const navigate = useNavigate();
  const wanted = useRef<Location>(null);
  wanted.current = blocker.state === 'blocked' ? blocker.location : null;
  // It goes when nothing waits to be saved any more.
  useEffect(() => () => void (wanted.current && navigate(wanted.current)), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Question
      isOpen={blocker.state === 'blocked'}
      title={t(words[kind].title)}
      text={t(words[kind].text)}
      yes={t(words[kind].yes)}
      no={t('stay')}
      isDangerous={kind !== 'waiting'}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  );
}
