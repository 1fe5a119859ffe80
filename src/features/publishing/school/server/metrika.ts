/** The school's counter in Yandex Metrica. */
import { differenceOf } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, beginChange, fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import { markChanged } from '#server/versions/versions.ts';
import type { ParsedInput } from '#shared/contract.ts';
import type { Metrika, metrikaApi } from '../contract/metrika.ts';
import { schoolChanged } from '../contract/school.ts';
import * as store from './metrika.store.ts';

/** Its number; null while pages load none. */
export async function metrikaCounter(db: Db): Promise<string | null> {
  return (await store.settings.find(db))?.counter ?? null;
}

export async function showMetrika(ctx: Context): Promise<Metrika> {
  const counter = await metrikaCounter(ctx.db);
  return { counter, version: fingerprint({ counter }) };
}

/** Pages and their policies follow in every process, and so do the documents. @throws AppError conflict */
export async function saveMetrika(
  ctx: Context,
  { counter, version }: ParsedInput<typeof metrikaApi.save>,
): Promise<Metrika> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const before = { counter: await metrikaCounter(ctx.db) };
    assertUnchanged(before, version);
    if (before.counter === counter) return;
    await store.settings.save(ctx.db, { counter });
    await markChanged(ctx, 'school');
    await publish(ctx, schoolChanged, {});
    const subject = { kind: 'metrika', id: '1', label: 'metrika' };
    await recordAction(ctx, { action: 'metrika.changed', subject, ...differenceOf(before, { counter }) });
  });
  return showMetrika(ctx);
}
