import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/failure.ts';
import { type Lesson, learningApi } from '../contract.ts';
import styles from './Lesson.module.css';

type Ticket = Output<typeof learningApi.openVideo>;

/** The video behind an address that works for a short time: when it runs out while playing, another is fetched. */
export function Player({ lesson }: { lesson: Lesson }) {
  const t = useTranslations('learning.lesson');
  const ui = useTranslations('ui');
  const language = useLocale();
  const failureText = useFailureText();
  const video = useRef<HTMLVideoElement>(null);
  const resumeAt = useRef(0);
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const open = useCallback(async () => {
    setFailure(null);
    try {
      setTicket(await call(learningApi.openVideo, { id: lesson.id }));
    } catch (error) {
      setFailure(failureText(error, t('videoError')));
    }
  }, [lesson.id, failureText, t]);

  useEffect(() => void open(), [open]);

  function reopen() {
    const isRunOut = ticket !== null && Date.parse(ticket.expires_at) < Date.now();
    resumeAt.current = video.current?.currentTime ?? 0;
    if (isRunOut) void open();
    else setFailure(t('videoError'));
  }

  if (failure) {
    return (
      <div className={styles.none} role="alert">
        <p>{failure}</p>
        <button type="button" onClick={() => void open()}>
          {ui('retry')}
        </button>
      </div>
    );
  }
  if (!ticket) return <p className={styles.none}>{t('opening')}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the track is there whenever the lesson has captions.
    <video
      ref={video}
      className={styles.video}
      src={ticket.url}
      controls
      playsInline
      preload="metadata"
      aria-label={lesson.title}
      onError={reopen}
      onLoadedMetadata={(event) => {
        if (resumeAt.current > 0) event.currentTarget.currentTime = resumeAt.current;
      }}
    >
      {ticket.captions_url && <track kind="captions" src={ticket.captions_url} srcLang={language} default />}
    </video>
  );
}
