import { hour, minute } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/** The way in, sent to one person by staff. */
export const accessMailsADay = 5;

/** Guesses at the password of one account, wherever a password is checked. */
const guesses = {
  name: 'guesses of a password',
  by: 'account',
  account: 'email',
  times: 20,
  perMs: 1 * hour,
} satisfies Limit;
/** Calls open to anybody that cost us a mail or a password hash. */
const costly = {
  name: 'costly calls',
  by: 'address',
  times: 60,
  perMs: 1 * hour,
  atOnce: 10,
} satisfies Limit;
/** Priority of mails that anybody can trigger, when there are too many (server/outbox/turns.ts). */
export const mailTurns = {
  /** The caller is signed in, or uses a browser that has been. */
  known: 0,
  /** Recovery of an account. */
  recovery: 1,
  confirmation: 2,
  /** Notice that somebody else has typed the reader's address. */
  notice: 3,
} as const;

/** Mails that somebody else may have requested: the owner's mailbox must not be flooded. */
function letters(name: 'confirmation' | 'recovery', field: 'email' | 'phone', times: number): Limit {
  return { name: `letters of ${name}`, by: 'field', field, times, perMs: 1 * hour };
}

/** Guesses at the password of a signed-in person: a screen left open must not allow many. */
const ownGuesses = {
  name: 'guesses of the own password',
  by: 'person',
  times: 20,
  perMs: 1 * hour,
  countsFailuresOnly: true,
} satisfies Limit;

/** Limits of the account calls. */
export const accountLimits = {
  login: [
    {
      name: 'guesses',
      by: 'address',
      account: 'email',
      times: 30,
      perMs: 15 * minute,
      atOnce: 20,
      countsFailuresOnly: true,
    },
    { ...guesses, countsFailuresOnly: true },
    // The right password costs a hash and a session as well. An office signs in all morning, a person several
    // times; a stranger's guesses, 20 an hour, cannot use up the account's own.
    { name: 'sign-ins', by: 'address', account: 'email', times: 300, perMs: 15 * minute, atOnce: 150 },
    {
      name: 'sign-ins to an account',
      by: 'account',
      account: 'email',
      times: 120,
      perMs: 1 * hour,
      atOnce: 60,
    },
  ],
  // Answers alike whether or not the password of a known account was right, so every call is a guess.
  register: [costly, guesses, letters('confirmation', 'email', 8)],
  resend: [costly, letters('confirmation', 'email', 8)],
  forgotPassword: [costly, letters('recovery', 'email', 8)],
  forgotLogin: [costly, letters('recovery', 'phone', 3)],
  openLink: [{ name: 'links', by: 'address', times: 120, perMs: 1 * hour }],
  choosePassword: [costly],
  oauthStart: [{ name: 'sign-ins begun', by: 'address', times: 120, perMs: 1 * hour, atOnce: 30 }],
  // Each may make us call a provider.
  oauthFinish: [{ name: 'sign-ins finished', by: 'address', times: 120, perMs: 1 * hour, atOnce: 30 }],
  ownPassword: [ownGuesses],
  askEmailChange: [
    ownGuesses,
    { name: 'wishes for another address', by: 'person', times: 10, perMs: 1 * hour },
    letters('confirmation', 'email', 8),
  ],
  askPasswordLink: [{ name: 'links asked for', by: 'person', times: 5, perMs: 1 * hour }],
  sendCode: [costly, letters('confirmation', 'email', 8)],
} satisfies Record<string, Limit[]>;
