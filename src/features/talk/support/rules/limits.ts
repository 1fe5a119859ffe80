import { day, hour, minute } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/** Each may ask a language model, which costs: 10 a minute and 60 an hour from one address, and a bound for all. */
export const sendLimits = [
  { name: 'chat messages in an hour', by: 'address', times: 60, perMs: 1 * hour, atOnce: 10 },
  { name: 'chat messages in a minute', by: 'address', times: 10, perMs: 1 * minute },
  { name: 'chat messages of all', by: 'everybody', times: 12_000, perMs: 1 * hour, atOnce: 2_000 },
] satisfies Limit[];

/** Thumbs, ratings and contacts. */
export const markLimits = [
  { name: 'chat marks', by: 'address', times: 120, perMs: 1 * hour },
] satisfies Limit[];

/**
 * Mails and messages to staff that somebody asks for a person, each a notice of its own: from one network, and in all.
 * Beyond that one notice says how many wait.
 */
export const handOffs = [
  { name: 'chat hand-offs of a network', by: 'address', times: 10, perMs: 1 * day },
  { name: 'chat hand-offs', by: 'everybody', times: 400, perMs: 1 * day },
] satisfies Limit[];

/** How often staff hear how many wait without a notice of their own. */
export const summaries = {
  name: 'chat summaries',
  by: 'everybody',
  times: 2,
  perMs: 10 * minute,
  atOnce: 1,
} satisfies Limit;

/** Open streams of visitors in one process, and from one network. */
export const maxStreams = 4500;
export const maxStreamsOfNetwork = 100;
/** Streams of the inbox: places that no visitor takes, and how many one member of staff may have. */
export const maxStaffStreams = 500;
export const maxStreamsOfMember = 20;
