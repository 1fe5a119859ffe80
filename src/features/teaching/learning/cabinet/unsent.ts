/**
 * Unsent progress: watched spans, and the lessons marked as done or not done. The browser keeps it until the server has
 * it, whatever happens to the network and the page.
 */
import { day } from '#shared/dates.ts';
import { kept } from '#shared/storageKeys.ts';
import { CallError, call } from '#ui/api.ts';
import { cachedUser } from '#ui/session.ts';
import { localStore } from '#ui/storage.ts';
import { learningApi } from '../contract.ts';
import { mergeSpans, type Span } from '../rules/progress.ts';

export interface Told {
  position_seconds: number;
  duration_seconds: number;
  watched: Span[];
  /** The film that was watched; spans kept by an older version of this page say none. */
  film?: string;
  /** When the film stood there, by this browser's clock, in ms. */
  watched_at: number;
}

/** Each has its own call: the server may get one before the other. */
interface Unsent {
  told?: Told | undefined;
  isDone?: boolean | undefined;
}
type ByLesson = Record<string, Unsent>;

/** Most spans one call accepts; the longest are sent first. */
const mostParts = 100;
const longestAgo = 365 * day;
const listeners = new Set<() => void>();

/** Adds it to what this browser keeps of the lesson. @returns all of it */
export function keepUnsent(lessonId: string, told: Told): Told {
  const before = read()[lessonId]?.told;
  const isSameFilm =
    before && before.film === told.film && Math.abs(before.duration_seconds - told.duration_seconds) <= 1;
  const watched = mergeSpans([...(isSameFilm ? before.watched : []), ...told.watched], told.duration_seconds);
  const longest = watched.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, mostParts);
  const whole = { ...told, watched: longest };
  change(lessonId, { told: whole });
  return whole;
}

/** The server has it. More may have been watched meanwhile: that stays. */
export function forgetSent(lessonId: string, sent: Told): void {
  const current = read()[lessonId]?.told;
  if (current && JSON.stringify(current) === JSON.stringify(sent)) change(lessonId, { told: undefined });
}

/** The student's mark on the lesson, while the server does not know it. */
export function unsentMark(lessonId: string): boolean | undefined {
  return read()[lessonId]?.isDone;
}

/**
 * Keeps the mark and sends it. @returns undefined where it is kept until the server can be reached. @throws
 * CallError where the server refuses it, or the session is over
 */
export async function sendMark(lessonId: string, isDone: boolean) {
  change(lessonId, { isDone });
  try {
    return await reportMark(lessonId, isDone);
  } catch (error) {
    if (isRefused(error)) forgetMark(lessonId, isDone);
    const isSessionOver = error instanceof CallError && error.status === 401;
    if (isSessionOver || unsentMark(lessonId) === undefined) throw error;
    return undefined;
  }
}

/** Sends what could not be sent before. @returns how many lessons have nothing left to tell */
export async function sendUnsent(): Promise<number> {
  let settled = 0;
  for (const [id, unsent] of Object.entries(read())) {
    if (await settle(id, unsent)) settled += 1;
  }
  return settled;
}

/** Tells the server; by its clock, since that of the browser may be wrong. */
export function report(lessonId: string, { watched_at, ...told }: Told, keepalive = false) {
  const ago = Math.round(Date.now() - watched_at);
  // Spans kept by an older version of this page say no time; a clock that was set back says an impossible one.
  const watched_ms_ago = ago >= 0 && ago <= longestAgo ? ago : longestAgo;
  return call(learningApi.saveProgress, { id: lessonId, ...told, watched_ms_ago }, { keepalive });
}

/** Tells of every change, here and in other tabs. */
export function onUnsentChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The film's report goes first: it may finish the lesson, which the student has perhaps undone since. */
async function settle(lessonId: string, { told, isDone }: Unsent): Promise<boolean> {
  if (told && !(await isSettled(report(lessonId, told)))) return false;
  if (told) forgetSent(lessonId, told);
  if (isDone !== undefined && !(await isSettled(reportMark(lessonId, isDone)))) return false;
  if (isDone !== undefined) forgetMark(lessonId, isDone);
  return true;
}

function isSettled(sending: Promise<unknown>): Promise<boolean> {
  return sending.then(() => true, isRefused);
}

async function reportMark(lessonId: string, isDone: boolean) {
  const state = await call(learningApi.markDone, { id: lessonId, is_done: isDone });
  forgetMark(lessonId, isDone);
  return state;
}

/** The student may have changed their mind meanwhile: that stays. */
function forgetMark(lessonId: string, isDone: boolean): void {
  if (unsentMark(lessonId) === isDone) change(lessonId, { isDone: undefined });
}

/** A lesson that is gone or closed will not take it later either; anything else may. */
function isRefused(error: unknown): boolean {
  return error instanceof CallError && [403, 404, 422].includes(error.status);
}

function change(lessonId: string, part: Unsent): void {
  const all = read();
  const { told, isDone } = { ...all[lessonId], ...part };
  if (told || isDone !== undefined) all[lessonId] = { told, isDone };
  else delete all[lessonId];
  write(all);
  for (const listener of listeners) listener();
}

function read(): ByLesson {
  const all = localStore.read<Record<string, Unsent | Told>>(keyOfViewer()) ?? {};
  // An older version of this page kept nothing but what was watched.
  const entries = Object.entries(all).map(
    ([id, one]) => [id, 'watched' in one ? { told: one } : one] as const,
  );
  return Object.fromEntries(entries);
}

function write(all: ByLesson): void {
  localStore.keep(keyOfViewer(), Object.keys(all).length > 0 ? all : null);
}

function keyOfViewer(): string {
  return `${kept.watched}_${cachedUser()?.id}`;
}
