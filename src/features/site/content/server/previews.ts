/** A draft that is being typed, stored for the page that shows it to its writer alone. */
import { mayStill } from '#features/accounts/account/server/accounts.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { minute } from '#shared/dates.ts';
import { notFound } from '#shared/errors.ts';
import { networkOf } from '#shared/networks.ts';
import type { editingApi } from '../contract/editing.ts';
import { contentPaths } from '../paths.ts';
import * as editing from './editing.store.ts';
import { checkedText } from './editSections.ts';

const keptForMs = 15 * minute;

/** @throws AppError invalid_input for a text that could not be shown, not_found for somebody else's ticket */
export async function keepPreview(
  ctx: Context,
  { section, language, value: given, ticket }: ParsedInput<typeof editingApi.preview>,
): Promise<Output<typeof editingApi.preview>> {
  const { id: editor_id, address } = member(ctx.actor);
  const value = JSON.stringify(await checkedText(ctx, { section, language, value: given }));
  const now = ctx.app.now();
  const token = ticket ?? newToken();
  const ends_at = new Date(now.getTime() + keptForMs).toISOString();
  await ctx.transaction(async (ctx) => {
    await editing.deleteEndedPreviews(ctx.db, now.toISOString());
    const known = await editing.previewByHash(ctx.db, hashToken(token), now.toISOString());
    // Nobody chooses a ticket of their own; an ended one starts over.
    if (ticket !== undefined && known?.editor_id !== editor_id) throw notFound();
    await editing.putPreview(ctx.db, {
      ...{ ticket_hash: hashToken(token), editor_id, network: networkOf(address) },
      ...{ section, language, value, ends_at },
    });
  });
  return { ticket: token, path: contentPaths.preview(token) };
}

/**
 * The text behind a ticket, served only to the network that requested the ticket, and while its writer may edit texts.
 * @throws AppError not_found
 */
export async function openPreview(ctx: Context, ticket: string) {
  const now = ctx.app.now().toISOString();
  const row = await editing.previewByHash(ctx.db, hashToken(ticket), now);
  if (row?.network !== networkOf(ctx.actor.address)) throw notFound();
  if (!(await mayStill(ctx.db, row.editor_id, 'content.manage'))) throw notFound();
  const { section, language, value } = row;
  return { section, language, value: JSON.parse(value) as unknown };
}
