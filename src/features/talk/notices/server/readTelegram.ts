/**
 * Reads what people wrote to the bot: at once while somebody links it, soon while a visitor may be answered, each minute as
 * long as anybody has linked it, and never otherwise. Telegram forgets after a day what nobody has asked for.
 */

import { z } from 'zod';
import { awaitsStaff } from '#features/talk/support/server/staffNews.ts';
import type { Context, TxContext } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { hour, minute, second } from '#shared/dates.ts';
import type { TelegramTrouble } from '../rules.ts';
import { answerUpdate } from './answerUpdate.ts';
import { getUpdates, type TelegramResult, type TelegramSettings } from './providers/telegram.ts';
import * as store from './telegram.store.ts';

/** Somebody stands before the panel and waits. */
const linkingMs = 2 * second;
/** A visitor waits for a reply of the staff. */
const answeringMs = 5 * second;
/** Whatever is written to the bot gets a word. */
const otherwiseMs = 1 * minute;
/** Tries of one message before the others go on without it. */
const mostTries = 5;

/**
 * Reading twice changes nothing: a code works once, an answer is known by its message, and Telegram forgets a message when
 * asked for the next ones.
 */
const readMessages: Job<z.ZodObject<Record<never, never>>> = job(
  'notices.read_telegram',
  z.object({}),
  async (ctx, _nothing, claim) => {
    const settings = ctx.app.config.telegram;
    if (!settings || (await paceOf(ctx)) === null) return;
    await readAll(ctx, settings, claim.attempt);
    await ctx.transaction(async (ctx) => {
      const pace = await paceOf(ctx);
      if (pace !== null) await readIn(ctx, pace);
      await claim.settle(ctx.db);
    });
  },
);

export const readingJobs: Job[] = [readMessages];
/** Begins again where a job got lost, such as with an older copy of the database. */
export const readingSchedules: Schedule[] = [
  { name: 'notices.read_telegram', everyMs: 1 * hour, job: readMessages },
];

/** As part of the transaction that makes a code. */
export function readNow(ctx: TxContext): Promise<void> {
  return queueWith(ctx, { job: readMessages, payload: {} });
}

/** As part of the transaction that notes a message which may be answered. */
export function readReplies(ctx: TxContext): Promise<void> {
  return readIn(ctx, answeringMs);
}

/** How soon to look again; null: nobody can write anything. */
async function paceOf(ctx: Context): Promise<number | null> {
  if (await store.isCodeOpen(ctx.db, ctx.app.now().toISOString())) return linkingMs;
  if (!(await store.isAnybodyLinked(ctx.db))) return null;
  const mayAnswer = (await store.hasMessages(ctx.db)) && (await awaitsStaff(ctx.db));
  return mayAnswer ? answeringMs : otherwiseMs;
}

/** Once for each turn of that length, however many ask for it. */
async function readIn(ctx: TxContext, paceMs: number): Promise<void> {
  const turn = Math.floor(ctx.app.now().getTime() / paceMs) + 1;
  const uniqueKey = `notices.read_telegram ${paceMs} ${turn}`;
  await queueWith(ctx, { job: readMessages, payload: {}, runAt: new Date(turn * paceMs), uniqueKey });
}

/** A failure, such as another process that reads at this moment, is left to the next time. */
async function readAll(ctx: Context, settings: TelegramSettings, attempt: number): Promise<void> {
  const told = new Set<string>();
  for (let offset: number | null = null; ; ) {
    const read = await getUpdates(settings, offset);
    await noteTrouble(ctx, read);
    if (read.kind !== 'ok')
      return void ctx.app.log.warn({ ...read }, 'the messages to the bot cannot be read');
    const last = read.result.at(-1);
    if (!last) return;
    for (const update of read.result)
      try {
        await answerUpdate(ctx, update, told);
      } catch (error) {
        if (attempt < mostTries) throw error;
        ctx.app.log.error({ err: error }, 'a message to the bot could not be answered');
      }
    offset = last.update_id + 1;
  }
}

async function noteTrouble(ctx: Context, read: TelegramResult<unknown>): Promise<void> {
  const reason: TelegramTrouble | null =
    read.kind === 'ok' ? null : read.kind === 'conflict' ? read.with : 'away';
  const before = await store.findTrouble(ctx.db);
  if ((before?.reason ?? null) === reason) return;
  await ctx.transaction((ctx) => store.noteTrouble(ctx.db, reason, ctx.app.now().toISOString()));
}
