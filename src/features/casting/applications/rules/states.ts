/** States of an application for the gallery, and what may be done in each. */
import { day, hour, minute, second } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

export const applicationStatuses = ['new', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** `asked`: the applicant is under 18, and the guardian has not agreed yet. */
export const guardianStates = ['none', 'asked', 'consented'] as const;
export type GuardianState = (typeof guardianStates)[number];

/**
 * Consent to be shown in the gallery: apart from applying, and never assumed. `waiting`: somebody under 18 agrees, and
 * the guardian still has to.
 */
export const publicationStates = ['none', 'asked', 'waiting', 'given', 'withdrawn'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** A decision is taken back before another one is taken, so that each has its reason in the history. */
const moves: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  new: ['approved', 'rejected'],
  approved: ['new'],
  rejected: ['new'],
};

interface Deciding {
  status: ApplicationStatus;
  guardian: GuardianState;
}

/** Nobody under 18 is approved before the guardian agrees. */
export function canMove({ status, guardian }: Deciding, to: ApplicationStatus): boolean {
  return moves[status].includes(to) && !(to === 'approved' && guardian === 'asked');
}

/** Why an application stays as it was while others are decided: erased meanwhile, decided already, or not agreed to yet. */
export const leftReasons = ['gone', 'decided', 'guardian'] as const;
export type LeftReason = (typeof leftReasons)[number];

/** A rejection and a second look each need their reason; an approval may have a comment. */
export function needsReason(to: ApplicationStatus): boolean {
  return to !== 'approved';
}

interface Publishing {
  status: ApplicationStatus;
  publication: PublicationState;
  isPublished: boolean;
}

export function canAskPublication({
  status,
  publication,
}: Pick<Publishing, 'status' | 'publication'>): boolean {
  return status === 'approved' && (publication === 'none' || publication === 'withdrawn');
}

export function canPublish({ status, publication, isPublished }: Publishing): boolean {
  return status === 'approved' && publication === 'given' && !isPublished;
}

/** The applicant may agree once the school has asked, and again after taking it back. */
export function mayGivePublication({
  status,
  publication,
}: Pick<Publishing, 'status' | 'publication'>): boolean {
  return status === 'approved' && (publication === 'asked' || publication === 'withdrawn');
}

/** Photos are added while nothing is decided, or for the gallery; and only with consent to them. */
export function mayAddSnaps({
  status,
  photos_consent_id,
}: {
  status: ApplicationStatus;
  photos_consent_id: string | null;
}): boolean {
  return status !== 'rejected' && photos_consent_id !== null;
}

/** Events of an application; each has its words in messages. */
export const historyEvents = [
  'received',
  'guardian_asked',
  'guardian_consented',
  'guardian_not_needed',
  'approved',
  'rejected',
  'reopened',
  'undone',
  'note',
  'snap_added',
  'snap_removed',
  'photos_withdrawn',
  'publication_asked',
  'publication_given',
  'publication_waiting',
  'publication_withdrawn',
  'published',
  'unpublished',
  'erasure_told',
] as const;
export type HistoryEvent = (typeof historyEvents)[number];

/** Words among colleagues, which the applicant is not shown. */
const inner: readonly HistoryEvent[] = ['note', 'undone'];

export function isShownToApplicant(event: HistoryEvent): boolean {
  return !inner.includes(event);
}

/** How long staff can take back a decision unnoticed: its mail leaves afterwards. */
export const undoMs = 1 * minute;
/** True while nobody but staff knows of the decision. */
export function canUndo({ decided_at }: { decided_at: string | null }, now: Date): boolean {
  return decided_at !== null && now.getTime() < Date.parse(decided_at) + undoMs;
}

/** Time that a decision's own mail has to leave before others about the application. */
const decisionMailMs = 30 * second;

/**
 * When a mail that builds on the decision may leave, so that the decision itself is read first. Mails that wait keep their
 * order among themselves.
 */
export function afterDecision({ decided_at }: { decided_at: string | null }, now: Date): Date {
  const waitMs = undoMs + decisionMailMs;
  const isWaiting = decided_at !== null && now.getTime() < Date.parse(decided_at) + waitMs;
  return isWaiting ? new Date(now.getTime() + waitMs) : now;
}

/** How long before an erasure the applicant gets a mail about it. */
export const tellBeforeMs = 7 * day;
/** Photos of a form that was never sent. */
export const draftMs = 3 * day;
/** Received applications of one address a day that are confirmed by mail: a stranger may have typed it. */
export const confirmedADay = 3;
export const bulkMost = 100;
/** A mailed link opens the application for this long; a new one goes to its address alone. */
export const linkDays = 30;
export const linkMs = linkDays * day;
/** Links that may have been mailed within a day before another one that anybody with an old link can ask for. */
export const linksADay = 5;

/** Ten at once and sixty an hour from one place. */
const costly = (name: string): Limit[] => [
  { name, by: 'address', times: 60, perMs: 1 * hour, atOnce: 10 },
  { name: `${name} of everybody`, by: 'everybody', times: 1000, perMs: 1 * hour, atOnce: 300 },
];

export const applicationLimits = {
  apply: costly('model applications'),
  draft: costly('drafts of model applications'),
  look: [{ name: 'looks at an application', by: 'address', times: 120, perMs: 1 * minute, atOnce: 60 }],
  change: [{ name: 'changes by applicants', by: 'address', times: 60, perMs: 1 * hour, atOnce: 20 }],
  withdraw: [{ name: 'publications taken back', by: 'person', times: 60, perMs: 1 * hour }],
} satisfies Record<string, Limit[]>;
