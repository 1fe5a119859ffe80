import { day, hour, minute } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/** Messages, whoever answers them: a carrier's customers may share one address, and people write short lines in a row. */
export const sendLimits = [
  { name: 'chat messages to people in an hour', by: 'address', times: 1_200, perMs: 1 * hour, atOnce: 200 },
  { name: 'chat messages to people in a minute', by: 'address', times: 120, perMs: 1 * minute, atOnce: 60 },
] satisfies Limit[];

/**
 * While the assistant answers: each may ask a language model, which costs. 10 a minute and 60 an hour from one address, and
 * a bound for all.
 */
export const assistantLimits = [
  { name: 'chat messages in an hour', by: 'address', times: 60, perMs: 1 * hour, atOnce: 10 },
  { name: 'chat messages in a minute', by: 'address', times: 10, perMs: 1 * minute },
  { name: 'chat messages of all', by: 'everybody', times: 12_000, perMs: 1 * hour, atOnce: 2_000 },
] satisfies Limit[];

/** What a browser says of its own: how far a visitor has read. */
export const seenLimits = [
  { name: 'chat reading', by: 'address', times: 1_200, perMs: 1 * hour },
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
