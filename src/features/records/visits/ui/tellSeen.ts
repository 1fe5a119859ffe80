import { cachedUser } from '#ui/session.ts';
import { seenPath } from '../contract/path.ts';
import type { Step } from '../rules/visits.ts';

const told = new Set<string>();

/**
 * Counts a step of the visit, once a page; staff who look at their own site are not counted.
 * @param course the one whose form was opened
 */
export function tellSeen(step: Step, course = ''): void {
  const { pathname: page, search: query } = location;
  const role = cachedUser()?.role ?? 'user';
  if (role !== 'user' || told.has(step + page + course)) return;
  told.add(step + page + course);
  const seen = JSON.stringify({ step, page, query, course, from: document.referrer });
  navigator.sendBeacon?.(seenPath, new Blob([seen], { type: 'application/json' }));
}
