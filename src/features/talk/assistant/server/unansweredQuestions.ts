/** Questions without an answer, as staff see them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, TxContext } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { assistantApi } from '../contract.ts';
import { type Unanswered, unansweredListing } from '../listing.ts';
import { keptMs } from '../rules.ts';
import * as store from './unansweredQuestions.store.ts';

type In<K extends keyof typeof assistantApi> = ParsedInput<(typeof assistantApi)[K]>;
type Out<K extends keyof typeof assistantApi> = Output<(typeof assistantApi)[K]>;

/** Open ones unless asked otherwise. */
export async function listUnanswered(ctx: Context, input: In<'unanswered'>): Promise<Out<'unanswered'>> {
  const { timeZone } = ctx.app.config;
  const rows = await store.listUnansweredRows(ctx.db, input, timeZone);
  return {
    unanswered: rows.map(toUnanswered),
    total: await store.countUnansweredRows(ctx.db, input, timeZone),
  };
}

export const listedUnanswered = listedRows({
  listing: unansweredListing,
  count: (ctx, input) => store.countUnansweredRows(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    for await (const rows of store.everyUnanswered(ctx.db, input, ctx.app.config.timeZone))
      yield rows.map(toUnanswered);
  },
});

/** @throws not_found */
export async function dismissUnanswered(
  ctx: Context,
  { id, is_dismissed }: In<'dismiss'>,
): Promise<Unanswered> {
  const row = await store.findUnanswered(ctx.db, id);
  if (!row) throw notFound();
  const state = is_dismissed ? 'dismissed' : 'open';
  await store.moveUnanswered(ctx.db, id, { state, article_id: row.article_id });
  return toUnanswered({ ...row, state });
}

/** Asked again, it is open again: the article did not help then. @throws not_found */
export async function answeredBy(ctx: TxContext, id: string, articleId: string): Promise<void> {
  if (!(await store.moveUnanswered(ctx.db, id, { state: 'answered', article_id: articleId })))
    throw notFound();
}

/** Deletes questions of three months ago that were not asked since, some at a time: visitors go first in between. */
export async function forgetAsked(ctx: Context, most = 20): Promise<void> {
  const until = new Date(ctx.app.now().getTime() - keptMs).toISOString();
  while (await store.deleteAnswersUntil(ctx.db, until, most)) await nextTurn();
}

function toUnanswered(row: store.UnansweredRow): Unanswered {
  const { question_key: _, search: __, ...rest } = row;
  return rest;
}
