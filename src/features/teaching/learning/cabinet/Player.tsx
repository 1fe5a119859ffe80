import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#ui/api.ts';
import { useFailureText } from '#ui/failure.ts';
import type { Lesson } from '../contract.ts';
import { mayRenew } from '../rules/video.ts';
import { Film, type Place } from './Film.tsx';
import { EmbeddedFilm, LinkedFilm } from './ForeignFilm.tsx';
import styles from './Lesson.module.css';
import { useRefusals } from './lessons.ts';
import { useTicket } from './useTicket.ts';

/**
 * Plays the video of a ticket. When the ticket expires during playback, another one continues at the same
 * place.
 */
export function Player({ lesson, isKept }: { lesson: Lesson; isKept: boolean }) {
  const t = useTranslations('lessons');
  const { ticket, error, renew } = useTicket(lesson);
  const lookAgain = useRefusals(lesson.course_id);
  const [isBroken, setBroken] = useState(false);
  const [start] = useState(lesson.position_seconds);
  const place = useRef<Place>({ seconds: start, isPlaying: false, playedSeconds: 0, film: lesson.film });
  const isRenewed = useRef(false);

  // A place belongs to a film: another one, which has taken its place, is watched from the beginning.
  if (ticket && ticket.film !== place.current.film)
    place.current = { ...place.current, seconds: 0, film: ticket.film };
  const isAnother = ticket !== null && ticket.film !== lesson.film;
  useEffect(() => {
    if (isAnother) lookAgain();
  }, [isAnother, lookAgain]);

  function goOnOrGiveUp() {
    const { playedSeconds } = place.current;
    if (!mayRenew({ isRenewed: isRenewed.current, playedSeconds })) return setBroken(true);
    isRenewed.current = true;
    place.current.playedSeconds = 0;
    renew();
  }

  function retry() {
    isRenewed.current = false;
    setBroken(false);
    renew();
  }

  if (isBroken && ticket?.page_url) return <LinkedFilm url={ticket.page_url} />;
  if (error || isBroken) return <Broken error={error} onRetry={retry} />;
  if (ticket?.kind === 'embed') return <EmbeddedFilm lesson={lesson} url={ticket.url} />;
  if (ticket?.kind === 'link') return <LinkedFilm url={ticket.url} />;
  if (ticket)
    return (
      <Film
        key={ticket.film}
        lesson={lesson}
        ticket={ticket}
        place={place}
        isKept={isKept}
        onBroken={goOnOrGiveUp}
      />
    );
  return (
    <div className={styles.screen}>
      <p className={styles.none} role="status">
        {t('opening')}
      </p>
    </div>
  );
}

/** Error message with a button to try again. */
function Broken({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('lessons');
  const ui = useTranslations('ui');
  const failureText = useFailureText();
  const isMissing = !error || (error instanceof CallError && (error.status === 404 || error.status === 403));
  return (
    <div className={styles.screen}>
      <div className={styles.none} role="alert">
        <p>{isMissing ? t('videoError') : failureText(error, t('videoError'))}</p>
        <button type="button" onClick={onRetry}>
          {ui('retry')}
        </button>
      </div>
    </div>
  );
}
