/** Canned replies: what staff write often. */

import { difference } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { day } from '#shared/dates.ts';
import { notFound } from '#shared/errors.ts';
import type { CannedReply, repliesApi } from '../contract/settings.ts';
import * as store from './replies.store.ts';

/** How long a deleted one can be brought back. */
const restorableMs = 30 * day;

type In<K extends keyof typeof repliesApi> = ParsedInput<(typeof repliesApi)[K]>;

export async function listReplies(ctx: Context): Promise<Output<typeof repliesApi.list>> {
  return { replies: (await store.allReplies(ctx.db)).map(toReply) };
}

export function createReply(ctx: Context, { language, title, text }: In<'create'>): Promise<CannedReply> {
  return ctx.transaction(async (ctx) => {
    const now = ctx.app.now().toISOString();
    const row = { id: newId(), language, title, text, created_at: now, updated_at: now, deleted_at: null };
    await store.insertReply(ctx.db, row);
    const subject = { kind: 'canned_reply', id: row.id, label: title };
    await recordAction(ctx, { action: 'canned_reply.created', subject, after: { language, title, text } });
    return toReply(row);
  });
}

/** @throws not_found, conflict */
export function saveReply(ctx: Context, input: In<'save'>): Promise<CannedReply> {
  return ctx.transaction(async (ctx) => {
    const row = await store.findReply(ctx.db, input.id);
    if (!row || row.deleted_at !== null) throw notFound();
    assertUnchanged(fieldsOf(row), input.version);
    const { language, title, text } = input;
    await store.changeReply(ctx.db, row.id, {
      ...{ language, title, text, updated_at: ctx.app.now().toISOString() },
    });
    const subject = { kind: 'canned_reply', id: row.id, label: title };
    const changes = difference(fieldsOf(row), { language, title, text });
    await recordAction(ctx, { action: 'canned_reply.changed', subject, ...changes });
    return toReply({ ...row, language, title, text });
  });
}

/** Repeated, it changes nothing. @throws not_found */
export function removeReply(ctx: Context, { id }: In<'remove'>): Promise<Output<typeof repliesApi.remove>> {
  return ctx.transaction(async (ctx) => {
    const row = await store.findReply(ctx.db, id);
    if (!row) throw notFound();
    if (row.deleted_at !== null) return {};
    await store.changeReply(ctx.db, id, { deleted_at: ctx.app.now().toISOString() });
    const subject = { kind: 'canned_reply', id, label: row.title };
    await recordAction(ctx, { action: 'canned_reply.deleted', subject, before: fieldsOf(row) });
    return {};
  });
}

/** Within thirty days; repeated, it changes nothing. @throws not_found */
export function restoreReply(ctx: Context, { id }: In<'restore'>): Promise<CannedReply> {
  return ctx.transaction(async (ctx) => {
    const row = await store.findReply(ctx.db, id);
    if (!row) throw notFound();
    if (row.deleted_at === null) return toReply(row);
    await store.changeReply(ctx.db, id, { deleted_at: null });
    const subject = { kind: 'canned_reply', id, label: row.title };
    await recordAction(ctx, { action: 'canned_reply.restored', subject });
    return toReply(row);
  });
}

/** Those that nobody brought back in time. */
export function purgeReplies(ctx: Context): Promise<void> {
  return store.purgeReplies(ctx.db, new Date(ctx.app.now().getTime() - restorableMs).toISOString());
}

function toReply(row: store.ReplyRow): CannedReply {
  const fields = fieldsOf(row);
  return { id: row.id, ...fields, version: fingerprint(fields) };
}

function fieldsOf({ language, title, text }: store.ReplyRow) {
  return { language, title, text };
}
