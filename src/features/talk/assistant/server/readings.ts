/** Readings of what visitors have written: one that goes on with an earlier question reads that one no more. */
import type { App } from '#server/app.ts';
import { hashToken } from '#server/tokens.ts';
import { withoutPersonalData } from './personalWords.ts';
import { type Reading, readQuestion } from './words/readQuestion.ts';

/** The questions in the latest messages, found by a hash, so that no one's words are kept. */
export const mostReadings = 500;
const readingsOf = new WeakMap<App, Map<string, Reading>>();

/** The reading of a message without what would tell who wrote it; the same again for the same words. */
export function readingOf(app: App, message: string): Reading {
  const readings = readingsOf.get(app) ?? new Map<string, Reading>();
  readingsOf.set(app, readings);
  const key = hashToken(message);
  const reading = readings.get(key) ?? readQuestion(withoutPersonalData(message));
  // The latest stands last.
  readings.delete(key);
  readings.set(key, reading);
  for (const oldest of readings.keys()) {
    if (readings.size <= mostReadings) break;
    readings.delete(oldest);
  }
  return reading;
}
