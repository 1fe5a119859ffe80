/**
 * Watched spans that have not reached the server yet: kept by the browser until it has, whatever becomes of the
 * network and the page.
 */
import { day } from '#shared/dates.ts';
import { kept } from '#shared/storageKeys.ts';
import { CallError, call } from '#ui/api.ts';
import { cachedUser } from '#ui/session.ts';
import { learningApi } from '../contract.ts';
import { mergeSpans, type Span } from '../rules/progress.ts';

export interface Told {
  position_seconds: number;
  duration_seconds: number;
  watched: Span[];
  /** When the film stood there, by this browser's clock, in ms. */
  watched_at: number;
}

type ByLesson = Record<string, Told>;

/** Most spans one call accepts; the longest are sent first. */
const mostParts = 100;
const longestAgo = 365 * day;

/** Adds it to what is kept of the lesson. @returns all of it */
export function keepUnsent(lessonId: string, told: Told): Told {
  const all = read();
  const before = all[lessonId];
  const isSameFilm = before && Math.abs(before.duration_seconds - told.duration_seconds) <= 1;
  const watched = mergeSpans([...(isSameFilm ? before.watched : []), ...told.watched], told.duration_seconds);
  const longest = watched.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, mostParts);
  const whole = { ...told, watched: longest };
  write({ ...all, [lessonId]: whole });
  return whole;
}

/** The server has it. More may have been watched meanwhile: that stays. */
export function forgetSent(lessonId: string, sent: Told): void {
  const { [lessonId]: current, ...others } = read();
  if (current && JSON.stringify(current) === JSON.stringify(sent)) write(others);
}

/** Sends what an earlier page could not. @returns the courses' lessons that have changed */
export async function sendUnsent(): Promise<number> {
  let sent = 0;
  for (const [id, told] of Object.entries(read())) {
    try {
      await report(id, told);
      sent += 1;
    } catch (error) {
      // A lesson that is gone or closed will not take it later either; anything else may.
      if (!(error instanceof CallError) || ![403, 404, 422].includes(error.status)) continue;
    }
    forgetSent(id, told);
  }
  return sent;
}

/** Tells the server; by its clock, since that of the browser may be wrong. */
export function report(lessonId: string, { watched_at, ...told }: Told, keepalive = false) {
  const ago = Math.round(Date.now() - watched_at);
  // Spans kept by an older version of this page say no time; a clock that was set back says an impossible one.
  const watched_ms_ago = ago >= 0 && ago <= longestAgo ? ago : longestAgo;
  return call(learningApi.saveProgress, { id: lessonId, ...told, watched_ms_ago }, { keepalive });
}

function read(): ByLesson {
  try {
    return JSON.parse(localStorage.getItem(`${kept.watched}_${cachedUser()?.id}`) ?? '{}') as ByLesson;
  } catch {
    return {};
  }
}

function write(all: ByLesson): void {
  const key = `${kept.watched}_${cachedUser()?.id}`;
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Nothing can be kept: the running page still sends everything it has played.
  }
}
