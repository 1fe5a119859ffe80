/** The waitlist as staff see it, and the one mail that it is for. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { coursesOnSale } from '#features/teaching/courses/server/onSale.ts';
import type { Context } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import { queue } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { waitlistPanelApi } from '../contract.ts';
import { waitlistErrors } from '../errors.ts';
import { type WaitlistEntry, waitlistListing } from '../listing.ts';
import { tellFrom } from './jobs.ts';
import * as store from './store.ts';

type Out<K extends keyof typeof waitlistPanelApi> = Output<(typeof waitlistPanelApi)[K]>;

export async function listWaitlist(
  ctx: Context,
  input: ParsedInput<typeof waitlistPanelApi.list>,
): Promise<Out<'list'>> {
  const { timeZone } = ctx.app.config;
  const rows = await store.findEntries(ctx.db, input, timeZone);
  return {
    entries: rows.map(toEntry),
    total: await store.countEntries(ctx.db, input, timeZone),
    waiting: (await store.countWaiting(ctx.db)).count,
    is_open: (await coursesOnSale(ctx)).length > 0,
  };
}

export const listedWaitlist = listedRows({
  listing: waitlistListing,
  count: (ctx, input) => store.countEntries(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    for await (const rows of store.everyEntry(ctx.db, input, ctx.app.config.timeZone))
      yield rows.map(toEntry);
  },
});

/**
 * Queues one mail for each confirmed address; those who confirm later wait for the next press.
 * @throws AppError school_not_open, nobody_waits
 */
export async function tellWaitlist(ctx: Context): Promise<Out<'tell'>> {
  if ((await coursesOnSale(ctx)).length === 0) throw new AppError(waitlistErrors.school_not_open);
  return ctx.transaction(async (ctx) => {
    const toldAt = ctx.app.now().toISOString();
    const count = await store.setAllTold(ctx.db, toldAt);
    if (count === 0) throw new AppError(waitlistErrors.nobody_waits);
    await queue(ctx, tellFrom, { toldAt, after: '' });
    await recordAction(ctx, {
      action: 'waitlist.told',
      subject: { kind: 'waitlist', id: 'waitlist', label: '' },
      after: { count },
    });
    return { count };
  });
}

function toEntry({ id, email, language, state, created_at, confirmed_at }: store.WaitlistRow): WaitlistEntry {
  return { id, email, language, state, created_at, confirmed_at };
}
