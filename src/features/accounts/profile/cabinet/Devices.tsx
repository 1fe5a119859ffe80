import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { forgetSignIn, goHome } from '#features/accounts/sign-in/ui/currentUser.ts';
import { call } from '#ui/api.ts';
import { LoadError } from '#ui/cabinet/LoadError.tsx';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { profileApi, type SessionRow } from '../contract.ts';
import { formatMoment } from './moment.ts';
import styles from './Profile.module.css';
import { ownSessions } from './profile.ts';

/** The others, of devices that were not used for longer, are shown when asked for. */
const mostAtFirst = 3;

/** List of the account's sessions, and buttons to end them. */
export function Devices() {
  const t = useTranslations('profile');
  const failureText = useFailureText();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { data, error, refetch } = useQuery(ownSessions);
  // The button that had the focus is gone.
  const ending = useEnding(() => list.current?.focus());
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t('loading')}</p>;
  const { sessions } = data;
  const isAlone = sessions.length < 2;
  const shown = isWhole ? sessions : sessions.slice(0, mostAtFirst);
  const end = (what: Ended) => !ending.isPending && ending.mutate(what);
  return (
    <>
      {ending.error && <Notice>{failureText(ending.error)}</Notice>}
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('devices.title')}>
        {shown.map((session) => (
          <Device key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <button
          type="button"
          className={controls.link}
          onClick={() => {
            setWhole(true);
            list.current?.focus();
          }}
        >
          {t('devices.more', { count: sessions.length - shown.length })}
        </button>
      )}
      {isAlone && <p>{t('devices.alone')}</p>}
      <div className={styles.actions}>
        {!isAlone && (
          <button type="button" className={controls.button} onClick={() => end('others')}>
            {t('devices.endOthers')}
          </button>
        )}
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          onClick={() => end('everywhere')}
        >
          {t('devices.endAll')}
        </button>
      </div>
    </>
  );
}

function Device({ session, onEnd }: { session: SessionRow; onEnd: () => void }) {
  const t = useTranslations('profile.devices');
  const language = useLocale();
  const { browser, system, is_current, address } = session;
  const device = [browser, system].filter(Boolean).join(', ') || t('unknown');
  const began = formatMoment(session.began_at, language);
  return (
    <li>
      <div>
        <p className={styles.name}>
          {device}
          {is_current && <span className={styles.badge}>{t('current')}</span>}
        </p>
        <p className={styles.facts}>
          <span>{is_current ? t('now') : t('seen', { when: formatMoment(session.seen_at, language) })}</span>
          <span>{t('began', { when: began })}</span>
          <span>{t('address', { address })}</span>
        </p>
      </div>
      {!is_current && (
        <button
          type="button"
          className={`${controls.link} ${styles.end}`}
          aria-label={t('endOf', { device, when: began })}
          onClick={onEnd}
        >
          {t('end')}
        </button>
      )}
    </li>
  );
}

/** A session's id, or more than one. */
type Ended = string | 'others' | 'everywhere';

function useEnding(onEnded: () => void) {
  const t = useTranslations('profile.devices');
  const toast = useToast();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (what: Ended) => {
      if (what === 'others' || what === 'everywhere')
        return call(profileApi.signOutElsewhere, { here: what === 'everywhere' });
      return call(profileApi.endSession, { id: what });
    },
    onSuccess: async (_answer, what) => {
      if (what === 'everywhere') {
        forgetSignIn();
        return goHome();
      }
      onEnded();
      toast('success', what === 'others' ? t('othersEnded') : t('ended'));
      await cache.invalidateQueries(ownSessions);
    },
    // A session that had ended already is no longer shown.
    onError: () => void cache.invalidateQueries(ownSessions),
  });
}
