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

/** Mails and messages to staff that somebody asks for a person; beyond that the panel alone tells it. */
export const handOffs = {
  name: 'chat hand-offs',
  by: 'everybody',
  times: 400,
  perMs: 1 * day,
} satisfies Limit;

/** Open streams in one process, and from one address. */
export const maxStreams = 5000;
export const maxStreamsOfAddress = 100;
