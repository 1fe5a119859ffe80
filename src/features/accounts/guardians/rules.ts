import type { ConsentDocument } from '#features/accounts/consents/rules.ts';
import { day } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/** `withdrawn`: the person under 18, or the school, has given up what was asked for. */
export const guardianStates = ['waiting', 'consented', 'declined', 'expired', 'withdrawn'] as const;
export type GuardianState = (typeof guardianStates)[number];

export const adultAge = 18;
/** Time for the guardian to answer; one reminder goes out meanwhile. */
export const answerMs = 7 * day;
export const remindAfterMs = 2 * day;
/** After the consent: how long the price holds and a declined payment can be tried again. */
export const payMs = 7 * day;
/** A mailed link opens the request for this long; a new one goes to the guardian's address alone. */
export const linkDays = 30;
export const linkMs = linkDays * day;
/** How long the answer "under 18" holds before the question comes again. */
export const believedMs = 180 * day;
/** Requests that one address may get within a day from all senders, so that no mailbox is flooded. */
export const requestsPerDay = 10;

export const guardianLimits = {
  read: [{ name: 'guardian pages', by: 'address', times: 600, perMs: day / 24, atOnce: 120 }],
  answer: [{ name: 'answers of guardians', by: 'address', times: 60, perMs: day / 24, atOnce: 20 }],
} satisfies Record<string, Limit[]>;

/**
 * Path to which the provider returns a guardian who has paid, or has not. The order's key shows the state in any
 * browser; the one that paid still knows the mailed link.
 */
export function guardianReturn(orderKey: string): string {
  return `/guardian?order=${orderKey}`;
}

/** Whether both addresses lead to one mailbox, as far as can be known: `anna+mum@` is `anna@`, and so on by host. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  const rule = mailHosts.find(({ hosts }) => hosts.includes(host));
  return `${rule?.ignored ? name.replaceAll(rule.ignored, rule.as ?? '') : name}@${rule?.hosts[0] ?? host}`;
}

/** Large hosts whose names for one mailbox differ: other domains, and signs in the name that do not count. */
const mailHosts: { hosts: string[]; ignored?: string; as?: string }[] = [
  { hosts: ['gmail.com', 'googlemail.com'], ignored: '.' },
  {
    hosts: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'],
    ignored: '.',
    as: '-',
  },
  { hosts: ['icloud.com', 'me.com', 'mac.com'] },
  { hosts: ['proton.me', 'protonmail.com', 'pm.me'] },
];

/** Documents to which a guardian can agree in somebody's name. */
export type GuardedDocument = Exclude<ConsentDocument, 'newsletter' | 'review'>;

/** Name of a document's box in the guardian's form. */
export const boxOf = {
  privacy: 'privacy_consent',
  personal_data: 'data_consent',
  offer: 'offer_consent',
} as const satisfies Record<GuardedDocument, string>;
