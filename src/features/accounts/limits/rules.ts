import { hour, minute } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/** Guesses at the password of one account, wherever a password is checked. */
const guesses = {
  name: 'guesses of a password',
  by: 'account',
  account: 'email',
  times: 20,
  perMs: 1 * hour,
} satisfies Limit;
/** Calls of anybody that cost us a mail or the hash of a password. */
const costly = {
  name: 'costly calls',
  by: 'address',
  times: 60,
  perMs: 1 * hour,
  atOnce: 10,
} satisfies Limit;
/** Over the whole school: the mails that anybody can cause do not drown the others, nor our good name. */
const mails = { name: 'mails', by: 'everybody', times: 1000, perMs: 1 * hour, atOnce: 500 } satisfies Limit;

/** Mails that somebody else may have asked for: whose mailbox it is must not be flooded. */
function letters(name: 'confirmation' | 'recovery', field: 'email' | 'phone', times: number): Limit {
  return { name: `letters of ${name}`, by: 'field', field, times, perMs: 1 * hour };
}

/** Guesses at the password of whoever is signed in: a screen left open must not find it out. */
const ownGuesses = {
  name: 'guesses of the own password',
  by: 'person',
  times: 20,
  perMs: 1 * hour,
  countsFailuresOnly: true,
} satisfies Limit;

/** How often the calls of accounts may be made. */
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
  ],
  // Answers alike whether or not the password of a known account was right, so every call is a guess.
  register: [costly, guesses, letters('confirmation', 'email', 8), mails],
  resend: [costly, letters('confirmation', 'email', 8), mails],
  forgotPassword: [costly, letters('recovery', 'email', 8), mails],
  forgotLogin: [costly, letters('recovery', 'phone', 3), mails],
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
    mails,
  ],
  askPasswordLink: [{ name: 'links asked for', by: 'person', times: 5, perMs: 1 * hour }, mails],
  sendCode: [costly, letters('confirmation', 'email', 8), mails],
} satisfies Record<string, Limit[]>;
