import { day, hour } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

export const differenceKinds = ['missing_here', 'missing_there', 'amount', 'state'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
export const subjects = ['payment', 'refund'] as const;
export type Subject = (typeof subjects)[number];

/** How far back each check looks; further where a difference of then is still open. */
export const checkedMs = 7 * day;
/** Younger payments may be on their way: they are left to the next check. */
export const settlingMs = hour;

/** One side's entry of a payment or refund whose money has moved, or is recorded as not moved. */
export interface Entry {
  providerId: string;
  kopecks: number;
  hasMoved: boolean;
  at: string;
  orderId: string | null;
}

export interface Difference {
  subject: Subject;
  kind: DifferenceKind;
  providerId: string;
  orderId: string | null;
  /** In words of sums: kopecks, or null where this side has nothing. */
  ours: Entry | null;
  theirs: Entry | null;
}

/**
 * Compares what has moved money. An entry without any says nothing by itself: an unpaid payment here may be unknown
 * there, and the other way round.
 * @param covered whether the other side's list would hold something of that time
 */
export function compare(
  subject: Subject,
  { ours, theirs }: { ours: readonly Entry[]; theirs: readonly Entry[] },
  covered: (at: string) => boolean,
): Difference[] {
  const there = new Map(theirs.map((entry) => [entry.providerId, entry]));
  const here = new Map(ours.map((entry) => [entry.providerId, entry]));
  const found: Difference[] = [];
  const tell = (kind: DifferenceKind, mine: Entry | null, other: Entry | null) =>
    found.push({
      subject,
      kind,
      providerId: (mine ?? other)!.providerId,
      orderId: mine?.orderId ?? null,
      ours: mine,
      theirs: other,
    });
  for (const entry of theirs)
    if (entry.hasMoved && !here.has(entry.providerId) && covered(entry.at)) tell('missing_here', null, entry);
  for (const entry of ours) {
    const other = there.get(entry.providerId);
    if (!other) {
      if (entry.hasMoved && covered(entry.at)) tell('missing_there', entry, null);
    } else if (entry.hasMoved !== other.hasMoved) tell('state', entry, other);
    else if (entry.hasMoved && entry.kopecks !== other.kopecks) tell('amount', entry, other);
  }
  return found;
}

export const checkLimits = {
  run: [{ name: 'money checks', by: 'everybody', times: 20, perMs: hour }],
  statement: [{ name: 'statements', by: 'person', times: 60, perMs: hour }],
} satisfies Record<string, Limit[]>;
