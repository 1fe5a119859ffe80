/** Consultations as staff hold them: confirmed, moved, canceled, done. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import { queue } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { momentOf } from '#shared/dates.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import type { consultationsPanelApi } from '../contract.ts';
import { type Consultation, consultationsListing } from '../listing.ts';
import { type ConsultationState, canMove } from '../rules.ts';
import { reasonIn } from './endWithCourse.ts';
import { sendNews } from './jobs.ts';
import * as store from './store.ts';

type In<K extends keyof typeof consultationsPanelApi> = ParsedInput<(typeof consultationsPanelApi)[K]>;
type Out<K extends keyof typeof consultationsPanelApi> = Output<(typeof consultationsPanelApi)[K]>;

export async function listConsultations(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const { timeZone } = ctx.app.config;
  const rows = await store.findConsultations(ctx.db, input, timeZone);
  return {
    consultations: rows.map((row) => toConsultation(ctx, row)),
    total: await store.countConsultations(ctx.db, input, timeZone),
  };
}

export const listedConsultations = listedRows({
  listing: consultationsListing,
  count: (ctx, input) => store.countConsultations(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    const pages = store.everyConsultation(ctx.db, input, ctx.app.config.timeZone);
    for await (const rows of pages) yield rows.map((row) => toConsultation(ctx, row));
  },
});

/** @throws not_found */
export async function showConsultation(ctx: Context, { id }: In<'show'>): Promise<Consultation> {
  const row = await store.findListed(ctx.db, id);
  if (!row) throw notFound();
  return toConsultation(ctx, row);
}

/** Confirms, or moves to another date. @throws not_found, conflict, invalid_input for a moment in the past */
export function scheduleConsultation(ctx: Context, input: In<'schedule'>): Promise<Consultation> {
  const startsAt = momentOf(input.day, input.time, ctx.app.config.timeZone);
  if (startsAt <= ctx.app.now().toISOString())
    throw new AppError('invalid_input', { fields: { day: 'in_the_past' } });
  return move(ctx, input, (row) => ({
    to: 'confirmed',
    news: row.state === 'requested' ? 'confirmed' : 'moved',
    change: { starts_at: startsAt, place: input.place },
  }));
}

/** @throws not_found, conflict */
export function cancelConsultation(ctx: Context, input: In<'cancel'>): Promise<Consultation> {
  const change = { canceled_by: 'staff', cancel_reason: input.reason } as const;
  return move(ctx, input, () => ({ to: 'canceled', news: 'canceled', change }));
}

/** @throws not_found, conflict, also before it was confirmed */
export function closeConsultation(ctx: Context, input: In<'done'>): Promise<Consultation> {
  return move(ctx, input, () => ({ to: 'done', news: null, change: {} }));
}

interface Move {
  to: ConsultationState;
  /** The mail that follows, if any. */
  news: 'confirmed' | 'moved' | 'canceled' | null;
  change: Partial<Pick<store.ConsultationRow, 'starts_at' | 'place' | 'canceled_by' | 'cancel_reason'>>;
}

/** Every step of staff: checked, stored, recorded and mailed to the student, or none of it. */
function move(
  ctx: Context,
  { id, version }: { id: string; version: string },
  step: (row: store.ConsultationRow) => Move,
): Promise<Consultation> {
  return ctx.transaction(async (ctx) => {
    const row = await store.holdConsultation(ctx.db, id);
    if (!row) throw notFound();
    assertUnchanged(versionedOf(row), version);
    const { to, news, change } = step(row);
    if (!canMove(row.state, to)) throw new AppError('conflict');
    const sequence = row.sequence + (news ? 1 : 0);
    const after = { ...row, ...change, state: to, sequence, updated_at: ctx.app.now().toISOString() };
    await store.changeConsultation(ctx.db, id, after);
    await note(ctx, row, after);
    if (news) await queue(ctx, sendNews, { consultationId: id, news, sequence });
    return toConsultation(ctx, (await store.findListed(ctx.db, id))!);
  });
}

async function note(
  ctx: TxContext,
  before: store.ConsultationRow,
  after: store.ConsultationRow,
): Promise<void> {
  const isMoved = before.state === 'confirmed' && after.state === 'confirmed';
  const fields = ({ state, starts_at, place, cancel_reason }: store.ConsultationRow) => ({
    ...{ state, starts_at, place },
    reason: cancel_reason,
  });
  await recordAction(ctx, {
    action: isMoved
      ? 'consultation.moved'
      : `consultation.${after.state as 'confirmed' | 'canceled' | 'done'}`,
    subject: { kind: 'consultation', id: after.id, label: after.course_title },
    before: fields(before),
    after: fields(after),
  });
}

function versionedOf({ state, starts_at, place, sequence }: store.ConsultationRow) {
  return { state, starts_at, place, sequence };
}

function toConsultation({ actor: { language } }: Context, row: store.ListedRow): Consultation {
  const { id, user_id, email, course_id, state, wishes, contact, note, starts_at, place, created_at } = row;
  return {
    ...{ id, user_id, email, course_id, state, wishes, contact, note, starts_at, place, created_at },
    name: `${row.first_name} ${row.last_name}`.trim(),
    course: textIn(row, 'course_title', language),
    canceled_by: row.canceled_by,
    cancel_reason: reasonIn(row, language),
    version: fingerprint(versionedOf(row)),
  };
}
