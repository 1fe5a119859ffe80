import { useCallback, useEffect, useRef, useState } from 'react';
import { lookWhetherItIsOver } from '#features/accounts/sign-in/ui/cabinetSession.ts';
import { minute, second } from '#shared/dates.ts';
import { CallError } from '#ui/api.ts';
import type { Lesson } from '../contract.ts';
import { resumeAt } from '../rules/progress.ts';
import { useLessonChange, useRefusals } from './lessons.ts';
import { forgetSent, keepUnsent, report, type Told } from './unsent.ts';

const saveEveryMs = 10 * second;

/**
 * Reports the watched spans to the server: every ten seconds, at every stop, and when the page or the player
 * goes away. Sends all of them each time, so that the next call makes up for a lost one, and keeps them in the
 * browser until one has arrived.
 */
export function useProgress(lesson: Lesson, { film, isKept }: { film: string; isKept: boolean }) {
  const video = useRef<HTMLVideoElement | null>(null);
  const savedAt = useRef(0);
  const playedAt = useRef(0);
  const [isUnsaved, setUnsaved] = useState(false);
  const apply = useLessonChange(lesson);
  const lookAgain = useRefusals(lesson.course_id);
  const lengthOfFilm = lesson.film_seconds ?? (lesson.duration_minutes * minute) / second;

  const save = useCallback(
    async (keepalive = false) => {
      const shown = isKept && video.current ? shownBy(video.current, lengthOfFilm) : null;
      if (!shown) return;
      // A page that was left open says where its film stood when it last played, not that it stands there still.
      const told = keepUnsent(lesson.id, { ...shown, film, watched_at: playedAt.current });
      savedAt.current = Date.now();
      apply({ position_seconds: resumeAt(Math.floor(told.position_seconds), told.duration_seconds) });
      try {
        const state = await report(lesson.id, told, keepalive);
        const { is_done, watched_percent, seconds_left, course_progress } = state;
        forgetSent(lesson.id, told);
        apply({ is_done, watched_percent, seconds_left, course_progress });
        setUnsaved(false);
        if (state.film !== film) lookAgain();
      } catch (error) {
        lookWhetherItIsOver(error);
        lookAgain(error);
        setUnsaved(error instanceof CallError && (error.status === 0 || error.status >= 500));
      }
    },
    [lesson.id, lengthOfFilm, film, isKept, apply, lookAgain],
  );

  useEffect(() => {
    const saveAndGo = () => document.visibilityState === 'hidden' && void save(true);
    const leave = () => void save(true);
    const back = () => void save();
    document.addEventListener('visibilitychange', saveAndGo);
    window.addEventListener('online', back);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', saveAndGo);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', back);
      leave();
    };
  }, [save]);

  return {
    isUnsaved,
    save,
    /** The element is kept when it unmounts, for the final report. */
    keep: useCallback((element: HTMLVideoElement | null) => {
      if (element) video.current = element;
    }, []),
    start: () => {
      savedAt.current = Date.now();
      playedAt.current = Date.now();
    },
    tick: () => {
      playedAt.current = Date.now();
      if (Date.now() - savedAt.current >= saveEveryMs) void save();
    },
  };
}

/** A film that a browser has recorded says no duration: the lesson's own counts. */
function shownBy(
  { played, duration: said, currentTime }: HTMLVideoElement,
  lengthOfFilm: number,
): Omit<Told, 'watched_at' | 'film'> | null {
  const duration = Number.isFinite(said) ? said : lengthOfFilm && Math.max(lengthOfFilm, currentTime);
  if (played.length === 0 || duration <= 0) return null;
  const watched = Array.from({ length: played.length }, (_, index) => ({
    from: played.start(index),
    to: played.end(index),
  }));
  return { position_seconds: currentTime, duration_seconds: duration, watched };
}
