import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AccountPage } from '#features/accounts/sign-in/ui/AccountPage.tsx';
import { EndedLink, isEnded } from '#features/accounts/sign-in/ui/EndedLink.tsx';
import { readLinkToken, useLinkToken } from '#features/accounts/sign-in/ui/useLinkToken.ts';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { paths } from '#ui/paths.ts';
import { useDayOf } from '#ui/schoolDays.ts';
import { applicationStatusApi, type OwnApplication } from '../contract/status.ts';
import { SnapFields } from '../ui/SnapFields.tsx';
import styles from './ApplicationPage.module.css';
import { EraseApplication } from './EraseApplication.tsx';
import { OwnConsents } from './OwnConsents.tsx';

/** Drawn in the browser only: a mail scanner that follows the link is shown nothing. */
export const clientLoader = Object.assign(readLinkToken, { hydrate: true as const });

export function HydrateFallback() {
  const t = useTranslations('applicationStatus');
  return <AccountPage title={t('loading')}>{null}</AccountPage>;
}

type State =
  | { kind: 'asking' | 'unknown' | 'ended' | 'erased' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'known'; application: OwnApplication };

/** The applicant's private page: how it stands, what was agreed to, and the way out. */
export default function ApplicationPage() {
  const t = useTranslations('applicationStatus');
  const token = useLinkToken();
  const [state, setState] = useState<State>({ kind: 'asking' });
  useEffect(() => {
    if (!token) return setState({ kind: 'unknown' });
    call(applicationStatusApi.show, { token }).then(
      (application) => setState({ kind: 'known', application }),
      (error) => setState(stateOf(error)),
    );
  }, [token]);
  if (state.kind === 'known') {
    return (
      <Known
        token={token}
        application={state.application}
        onChange={(application) => setState({ kind: 'known', application })}
        onErased={() => setState({ kind: 'erased' })}
      />
    );
  }
  if (state.kind === 'ended') return <Ended token={token} />;
  if (state.kind === 'failed') return <Failed error={state.error} />;
  if (state.kind === 'unknown') return <Message title={t('unknownTitle')} text={t('unknownText')} />;
  if (state.kind === 'erased') return <Message title={t('erase.done')} text={t('erase.doneText')} />;
  return <HydrateFallback />;
}

function stateOf(error: unknown): State {
  if (isEnded(error)) return { kind: 'ended' };
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 422);
  return isUnknown ? { kind: 'unknown' } : { kind: 'failed', error };
}

function Ended({ token }: { token: string }) {
  return (
    <AccountPage title={useTranslations('endedLink')('title')}>
      <EndedLink onAsk={() => call(applicationStatusApi.newLink, { token })} />
    </AccountPage>
  );
}

function Message({ title, text }: { title: string; text: string }) {
  const t = useTranslations('applicationStatus');
  const home = paths.home(useLocale());
  return (
    <AccountPage title={title}>
      <p role="status">{text}</p>
      <a className={controls.button} href={home}>
        {t('home')}
      </a>
    </AccountPage>
  );
}

function Failed({ error }: { error: unknown }) {
  const t = useTranslations('applicationStatus');
  const ui = useTranslations('ui');
  const failureText = useFailureText();
  return (
    <AccountPage title={t('loading')}>
      <Notice>{failureText(error)}</Notice>
      <button type="button" className={controls.button} onClick={() => location.reload()}>
        {ui('retry')}
      </button>
    </AccountPage>
  );
}

interface KnownProps {
  token: string;
  application: OwnApplication;
  onChange(application: OwnApplication): void;
  onErased(): void;
}

function Known({ token, application, onChange, onErased }: KnownProps) {
  const t = useTranslations('applicationStatus');
  const { number, maySendPhotos, snaps } = application;
  return (
    <AccountPage title={t('title', { number })} lead={application.full_name}>
      <Standing application={application} />
      {(maySendPhotos || snaps.length > 0) && (
        <SnapFields
          snaps={snaps}
          isReadOnly={!maySendPhotos}
          onPut={async (kind, photo) =>
            onChange(await call(applicationStatusApi.putSnap, { token, kind, photo }))
          }
          onRemove={async (kind) => onChange(await call(applicationStatusApi.removeSnap, { token, kind }))}
        />
      )}
      <History application={application} />
      <OwnConsents token={token} application={application} onChange={onChange} />
      <EraseApplication token={token} onErased={onErased} />
    </AccountPage>
  );
}

function Standing({ application }: { application: OwnApplication }) {
  const t = useTranslations('applicationStatus');
  const day = useDayOf();
  const { status, guardian, comment, erased_on } = application;
  const state = status === 'new' && guardian === 'asked' ? 'waiting' : status;
  return (
    <section className={styles.standing} data-state={state}>
      <h2>{t(`states.${state}`)}</h2>
      <p>{t(`texts.${state}`)}</p>
      {comment && (
        <p>
          <b>{t(status === 'rejected' ? 'reason' : 'comment')}</b> {comment}
        </p>
      )}
      {erased_on && <p className={controls.hint}>{t('erasedOn', { day: day(erased_on) })}</p>}
    </section>
  );
}

/** Oldest first. */
function History({ application }: { application: OwnApplication }) {
  const t = useTranslations('applicationStatus');
  const kinds = useTranslations('snaps.kinds');
  const day = useDayOf();
  const isPhoto = (event: string) => event === 'snap_added' || event === 'snap_removed';
  return (
    <section className={styles.history}>
      <h2>{t('history')}</h2>
      <ol>
        {application.history.map(({ event, details, at }, index) => (
          <li key={index}>
            <time dateTime={at}>{day(at)}</time>
            <span>
              {t(`events.${event}`)}
              {isPhoto(event) && details && `: ${kinds(details as 'face_front')}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
