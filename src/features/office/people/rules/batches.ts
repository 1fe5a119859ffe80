/** One action on several people at once, which is taken back as one for a minute. */
import { roleCan } from '#shared/access.ts';
import { day, minute, second } from '#shared/dates.ts';
import type { Role } from '#shared/roles.ts';
import type { Refusal } from '../rules.ts';

/** `selection`: people chosen for a file. */
export const batchKinds = ['course', 'block', 'mail', 'selection'] as const;
export type BatchKind = (typeof batchKinds)[number];

export const batchMost = 500;
export const undoMs = 1 * minute;
/** Mails wait a little longer than they can be called back: two processes never quite agree on the time. */
export const leaveMs = undoMs + 10 * second;
/** How long it is known whom a batch reached; the audit log remembers longer. */
export const keptMs = 8 * day;

export function canUndo({ created_at }: { created_at: string }, now: Date): boolean {
  return now.getTime() < Date.parse(created_at) + undoMs;
}

/**
 * `service`: about a purchase. `study`: help for somebody who is stuck, once a week, to those who want such mails. `offer`:
 * advertising, which goes to those alone who agreed to mailings.
 */
export const mailAbouts = ['service', 'study', 'offer'] as const;
export type MailAbout = (typeof mailAbouts)[number];

/** Mails of staff that one person gets within a day. */
export const mailsADay = 5;

/** Between two mails about the studies to one person; as long as it is known whom they reached. */
export const studyMailMs = 7 * day;

/** Support staff write to people about their studies; only those who sell send offers. */
export function mayMail(role: Role, about: MailAbout): boolean {
  return roleCan(role, about === 'offer' ? 'orders.manage' : 'support.chat');
}

/** Why somebody was left as before: the rules about people, or the person's own state. */
export const leftReasons = [
  'forbidden',
  'not_oneself',
  'role_too_high',
  'gone',
  'has_it',
  'blocked',
  'unconfirmed',
  'no_consent',
  'often',
  'unwanted',
  'this_week',
] as const satisfies readonly (Exclude<Refusal, 'staff_not_erased'> | string)[];
export type LeftReason = (typeof leftReasons)[number];
