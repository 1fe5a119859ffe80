import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Lesson } from '../contract.ts';
import { formatClock } from './clock.ts';
import styles from './Lesson.module.css';
import { onPlayerKey } from './playerKeys.ts';
import { useProgress } from './useProgress.ts';

/** Where the student is in the film, whatever becomes of the element that plays it. */
export interface Place {
  seconds: number;
  isPlaying: boolean;
}

interface FilmProps {
  lesson: Lesson;
  ticket: { url: string; captions_url: string | null };
  place: RefObject<Place>;
  isKept: boolean;
  onBroken: () => void;
}

export function Film({ lesson, ticket, place, isKept, onBroken }: FilmProps) {
  const t = useTranslations('lessons');
  const progress = useProgress(lesson, isKept);
  const [resumesAt, setResumesAt] = useState(place.current.seconds);
  const video = useRef<HTMLVideoElement>(null);

  function follow({ currentTime, readyState }: HTMLVideoElement) {
    // Loading anew puts the clock back to 0; that is not where the student was.
    if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    place.current.seconds = currentTime;
    progress.tick();
  }

  function begin() {
    setResumesAt(0);
    if (!video.current) return;
    video.current.currentTime = 0;
    video.current.focus();
  }

  return (
    <>
      <div className={styles.screen}>
        {/* biome-ignore lint/a11y/useMediaCaption: the track is there whenever the lesson has captions. */}
        <video
          ref={(element) => {
            video.current = element;
            progress.keep(element);
          }}
          className={styles.video}
          src={ticket.url}
          controls
          playsInline
          preload="metadata"
          aria-label={lesson.title}
          onKeyDown={onPlayerKey}
          onLoadedMetadata={({ currentTarget }) => goTo(currentTarget, place.current)}
          onPlay={() => {
            setResumesAt(0);
            progress.start();
          }}
          onTimeUpdate={({ currentTarget }) => follow(currentTarget)}
          onPause={({ currentTarget }) => !currentTarget.ended && void progress.save()}
          onEnded={() => void progress.save()}
          onError={({ currentTarget }) => {
            place.current.isPlaying = !currentTarget.paused;
            void progress.save();
            onBroken();
          }}
        >
          {ticket.captions_url && (
            <track kind="captions" src={ticket.captions_url} srcLang="ru" label={t('captions')} default />
          )}
        </video>
      </div>
      <p className={styles.note} role="status">
        {progress.isUnsaved && t('notSaved')}
        {!progress.isUnsaved && resumesAt > 0 && (
          <>
            {t('resume', { time: formatClock(resumesAt) })}
            <button type="button" onClick={begin}>
              {t('fromStart')}
            </button>
          </>
        )}
      </p>
    </>
  );
}

function goTo(video: HTMLVideoElement, { seconds, isPlaying }: Place): void {
  if (seconds > 0) video.currentTime = seconds;
  // The browser may refuse to play by itself; the student then presses the button.
  if (isPlaying) void video.play().catch(() => {});
}
