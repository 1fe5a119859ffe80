/** Who edits a section just now, so that two people do not write over each other. */
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { second } from '#shared/dates.ts';
import type { editingApi } from '../contract/editing.ts';
import * as editing from './editing.store.ts';
import { nameOf } from './texts.ts';

/** Their browsers say so every ten seconds. */
const seenForMs = 25 * second;

export async function sayPresent(
  ctx: Context,
  { section }: ParsedInput<typeof editingApi.present>,
): Promise<Output<typeof editingApi.present>> {
  const { id } = member(ctx.actor);
  const now = ctx.app.now();
  await ctx.transaction((ctx) =>
    editing.putEditor(ctx.db, { section, editor_id: id, seen_at: now.toISOString() }),
  );
  const since = new Date(now.getTime() - seenForMs).toISOString();
  const others = await editing.editorsOf(ctx.db, { section, but: id, since });
  return { others: others.map(nameOf) };
}
