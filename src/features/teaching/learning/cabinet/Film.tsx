import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { nameOfLanguage } from '#shared/i18n.ts';
import type { Lesson, learningApi } from '../contract.ts';
import { playedBetween } from '../rules/video.ts';
import { keepCaptions, keptCaptions } from './captions.ts';
import { formatClock } from './clock.ts';
import { FilmControls } from './FilmControls.tsx';
import styles from './Lesson.module.css';
import { onPlayerKey } from './playerKeys.ts';
import { keepSpeed, keptSpeed } from './speed.ts';
import { useProgress } from './useProgress.ts';

/** The student's place in the video, independent of the element that plays it. */
export interface Place {
  seconds: number;
  isPlaying: boolean;
  /** How long it has played since it was opened or renewed. */
  playedSeconds: number;
  /** The film that the place is in. */
  film: string | null;
}

interface FilmProps {
  lesson: Lesson;
  ticket: Pick<Output<typeof learningApi.openVideo>, 'url' | 'captions' | 'film'>;
  place: RefObject<Place>;
  isKept: boolean;
  onBroken: () => void;
}

export function Film({ lesson, ticket, place, isKept, onBroken }: FilmProps) {
  const progress = useProgress(lesson, { film: ticket.film, isKept });
  const [resumesAt, setResumesAt] = useState(place.current.seconds);
  const [speed, setSpeed] = useState(keptSpeed);
  const video = useRef<HTMLVideoElement>(null);
  // The poster stays until the film is started; after that a new ticket goes on in its middle.
  const waits = useRef(lesson.poster !== null && !place.current.isPlaying);

  function follow({ currentTime, readyState }: HTMLVideoElement) {
    // Reloading sets the clock back to 0, which is not the student's place.
    if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    place.current.playedSeconds += playedBetween(place.current.seconds, currentTime);
    place.current.seconds = currentTime;
    progress.tick();
  }

  function begin() {
    setResumesAt(0);
    place.current.seconds = 0;
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
          poster={lesson.poster ?? undefined}
          aria-label={lesson.title}
          onKeyDown={onPlayerKey}
          onLoadedMetadata={({ currentTarget }) => {
            currentTarget.playbackRate = speed;
            if (!waits.current) goTo(currentTarget, place.current);
          }}
          onPlay={({ currentTarget }) => {
            if (waits.current && currentTarget.currentTime === 0) goTo(currentTarget, place.current);
            waits.current = false;
            setResumesAt(0);
            progress.start();
          }}
          onRateChange={({ currentTarget }) => {
            // Loading the video with another ticket resets the speed to this one.
            currentTarget.defaultPlaybackRate = currentTarget.playbackRate;
            keepSpeed(currentTarget.playbackRate);
            setSpeed(currentTarget.playbackRate);
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
          <Captions captions={ticket.captions} video={video} />
        </video>
      </div>
      <div className={styles.strip}>
        <Note isUnsaved={progress.isUnsaved} resumesAt={resumesAt} onBegin={begin} />
        <FilmControls video={video} speed={speed} />
      </div>
    </>
  );
}

interface NoteProps {
  isUnsaved: boolean;
  resumesAt: number;
  onBegin: () => void;
}

function Note({ isUnsaved, resumesAt, onBegin }: NoteProps) {
  const t = useTranslations('lessons');
  return (
    <p className={styles.note} role="status">
      {isUnsaved && t('notSaved')}
      {!isUnsaved && resumesAt > 0 && (
        <>
          {t('resume', { time: formatClock(resumesAt) })}
          <button type="button" onClick={onBegin}>
            {t('fromStart')}
          </button>
        </>
      )}
    </p>
  );
}

interface CaptionsProps extends Pick<FilmProps['ticket'], 'captions'> {
  video: RefObject<HTMLVideoElement | null>;
}

/** Shown as the student left them; at first those in the reader's language, or else the first there are. */
function Captions({ captions, video }: CaptionsProps) {
  const reader = useLocale();
  const [wanted] = useState(keptCaptions);
  const shown =
    wanted === 'off'
      ? undefined
      : (captions.find(({ language }) => language === wanted) ??
        captions.find(({ language }) => language === reader) ??
        captions[0]);
  const count = captions.length;
  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (!tracks || count === 0) return;
    const keep = () => keepCaptions([...tracks].find(({ mode }) => mode === 'showing')?.language ?? 'off');
    tracks.addEventListener('change', keep);
    return () => tracks.removeEventListener('change', keep);
  }, [video, count]);
  return captions.map(({ language, url }) => (
    <track
      key={language}
      kind="captions"
      src={url}
      srcLang={language}
      label={nameOfLanguage(language)}
      default={language === shown?.language}
    />
  ));
}

function goTo(video: HTMLVideoElement, { seconds, isPlaying }: Place): void {
  if (seconds > 0) video.currentTime = seconds;
  // The browser may refuse to autoplay; the student then presses the button.
  if (isPlaying) void video.play().catch(() => {});
}
