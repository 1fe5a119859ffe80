import { useCallback, useEffect, useRef, useState } from 'react';
import { second } from '#shared/dates.ts';
import { CallError, call } from '#ui/api.ts';
import { type Lesson, learningApi } from '../contract.ts';
import { resumeAt } from '../progress/rules.ts';
import { useLessonChange } from './lessons.ts';
import { lookWhetherItIsOver } from './viewer.ts';

const saveEveryMs = 10 * second;
/** What one call takes; the longest parts say the most. */
const mostParts = 100;

/**
 * Tells the server what the player has shown: every ten seconds, at every stop, and when the page or the player
 * goes away. All of it each time, so that a call that got lost is made good by the next.
 */
export function useProgress(lesson: Lesson, isKept: boolean) {
  const video = useRef<HTMLVideoElement | null>(null);
  const savedAt = useRef(0);
  const [isUnsaved, setUnsaved] = useState(false);
  const apply = useLessonChange(lesson);

  const save = useCallback(
    async (keepalive = false) => {
      const told = isKept && video.current ? shownBy(video.current) : null;
      if (!told) return;
      savedAt.current = Date.now();
      apply({ position_seconds: resumeAt(Math.floor(told.position_seconds), told.duration_seconds) });
      try {
        const state = await call(learningApi.saveProgress, { id: lesson.id, ...told }, { keepalive });
        const { is_done, watched_percent, seconds_left, course_progress } = state;
        apply({ is_done, watched_percent, seconds_left, course_progress });
        setUnsaved(false);
      } catch (error) {
        lookWhetherItIsOver(error);
        setUnsaved(error instanceof CallError && (error.status === 0 || error.status >= 500));
      }
    },
    [lesson.id, isKept, apply],
  );

  useEffect(() => {
    const saveAndGo = () => document.visibilityState === 'hidden' && void save(true);
    const leave = () => void save(true);
    document.addEventListener('visibilitychange', saveAndGo);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', saveAndGo);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [save]);

  return {
    isUnsaved,
    save,
    /** The element is remembered when it goes, for the last word. */
    keep: useCallback((element: HTMLVideoElement | null) => {
      if (element) video.current = element;
    }, []),
    start: () => {
      savedAt.current = Date.now();
    },
    tick: () => {
      if (Date.now() - savedAt.current >= saveEveryMs) void save();
    },
  };
}

function shownBy({ played, duration, currentTime }: HTMLVideoElement) {
  if (played.length === 0 || !Number.isFinite(duration) || duration <= 0) return null;
  const parts = Array.from({ length: played.length }, (_, index) => ({
    from: played.start(index),
    to: played.end(index),
  }));
  const watched = parts.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, mostParts);
  return { position_seconds: currentTime, duration_seconds: duration, watched };
}
