/**
 * One action of staff on several people, docs/decisions/051: each by itself, in a transaction with its entry in the
 * audit log. A person whom it cannot apply to stays unchanged and is named with the reason. A batch sent again resumes
 * where it stopped.
 */
import { findUser, updatePerson } from '#features/accounts/account/server/accounts.ts';
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { endGrant, grantEnrolment, openEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { batchesApi } from '../contract/batches.ts';
import { type BatchKind, canUndo, type LeftReason, leaveMs, undoMs } from '../rules/batches.ts';
import { refusalOf } from '../rules.ts';
import * as store from './batches.store.ts';
import { blockPerson, holdPerson, type PersonRow } from './changes.ts';
import { courseToGive, endOf } from './courseAccess.ts';
import { recordPersonAction } from './staffAction.ts';

type In<K extends keyof typeof batchesApi> = ParsedInput<(typeof batchesApi)[K]>;
type Out<K extends keyof typeof batchesApi> = Output<(typeof batchesApi)[K]>;

interface Asked {
  ids: readonly string[];
  request_id?: string | undefined;
}

/** `mark`: the time that identifies the change later. `left`: the reason why the person was left out. */
export type Reached = { mark: string | null } | { left: LeftReason };
type Reach = (ctx: TxContext, person: PersonRow, batch: store.BatchRow) => Promise<Reached>;

/** @throws course_unknown; invalid_input for a day that is over; not_found for a request that is another's */
export async function giveCourse(ctx: Context, input: In<'giveCourse'>): Promise<Out<'giveCourse'>> {
  const course = await courseToGive(ctx, input.course_id);
  const until = endOf(ctx, input.until);
  const about = { kind: 'course', course_id: course.id, until } as const;
  return runBatch(ctx, { asked: input, about }, async (ctx, person, batch) => {
    const refusal = refused(ctx, person, 'change_access');
    if (refusal) return refusal;
    const grant = { userId: person.id, courseId: course.id, until, orderId: null };
    // Mails to the person wait until the batch can no longer be taken back.
    const quietUntil = new Date(Date.parse(batch.created_at) + leaveMs).toISOString();
    if (!(await grantEnrolment(ctx, { ...grant, quietUntil }))) return { left: 'has_it' };
    const after = { course: course.title, course_id: course.id, until };
    await recordPersonAction(ctx, person, { action: 'user.access_given', after });
    return { mark: (await openEnrolment(ctx, person.id, course.id))?.created_at ?? null };
  });
}

/** @throws not_found for a request that is another's */
export function blockMany(ctx: Context, input: In<'block'>): Promise<Out<'block'>> {
  return runBatch(ctx, { asked: input, about: { kind: 'block' } }, async (ctx, person) => {
    const refusal = refused(ctx, person, 'block');
    if (refusal) return refusal;
    if (person.blocked_at) return { left: 'blocked' };
    await blockPerson(ctx, person.id);
    await recordPersonAction(ctx, person, { action: 'user.blocked' });
    return { mark: (await findUser(ctx.db, person.id))!.blocked_at };
  });
}

/** Names people for an export, which is written down when it is taken. */
export function choosePeople(ctx: Context, input: In<'choose'>): Promise<Out<'choose'>> {
  return runBatch(ctx, { asked: input, about: { kind: 'selection' } }, async () => ({ mark: null }));
}

interface NewBatch {
  asked: Asked;
  about: { kind: BatchKind } & Partial<
    Pick<store.BatchRow, 'course_id' | 'until' | 'about' | 'is_study' | 'subject' | 'text'>
  >;
}

/** @throws not_found where the request is another's, or was made for something else */
export async function runBatch(
  ctx: Context,
  { asked, about }: NewBatch,
  reach: Reach,
): Promise<Out<'giveCourse'>> {
  const self = member(ctx.actor);
  const { request_id: id = newId(), ids } = asked;
  const created_at = ctx.app.now().toISOString();
  await ctx.transaction((ctx) => store.insertBatch(ctx.db, { ...about, id, actor_id: self.id, created_at }));
  const batch = await store.findBatch(ctx.app.database.handle, id);
  if (!batch || batch.actor_id !== self.id || batch.kind !== about.kind) throw notFound();
  for (const userId of new Set(ids))
    await ctx.transaction((ctx) => reachOne(ctx, { batchId: id, userId }, reach));
  return answerOf(ctx, batch);
}

interface One {
  batchId: string;
  userId: string;
}

async function reachOne(ctx: TxContext, { batchId, userId }: One, reach: Reach): Promise<void> {
  const batch = await store.holdBatch(ctx.db, batchId);
  if (!batch || batch.undone_at || (await store.isReached(ctx.db, batchId, userId))) return;
  const person = await personOrNone(ctx, userId);
  const reached = person ? await reach(ctx, person, batch) : ({ left: 'gone' } as const);
  await store.insertPerson(ctx.db, {
    batch_id: batchId,
    user_id: userId,
    left_because: 'left' in reached ? reached.left : null,
    mark: 'mark' in reached ? reached.mark : null,
  });
}

/** Null for somebody who was deleted or erased. @throws session_expired */
async function personOrNone(ctx: TxContext, id: string): Promise<PersonRow | null> {
  try {
    const person = await holdPerson(ctx, id);
    return person.deleted_at ? null : person;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

function refused(
  ctx: Context,
  person: PersonRow,
  action: 'change_access' | 'block',
): { left: LeftReason } | null {
  const refusal = refusalOf(member(ctx.actor), person, action);
  return refusal && refusal !== 'staff_not_erased' ? { left: refusal } : null;
}

async function answerOf(ctx: Context, { id, kind, created_at }: store.BatchRow): Promise<Out<'giveCourse'>> {
  const people = await store.peopleOf(ctx.app.database.handle, id);
  return {
    ...{ id, kind },
    done: people.filter(({ left_because }) => left_because === null).length,
    left: people.flatMap(({ user_id, left_because, ...person }) =>
      left_because === null
        ? []
        : { id: user_id, name: nameOf(person) ?? user_id, why: left_because as LeftReason },
    ),
    undo_until: new Date(Date.parse(created_at) + undoMs).toISOString(),
  };
}

type Named = Record<'first_name' | 'last_name' | 'email', string | null>;

/** The address where there is no name. */
export function nameOf({ first_name, last_name, email }: Named): string | null {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim() || email;
}

/**
 * Takes the caller's own batch back: closes the access it gave, unblocks the people it blocked, calls back its mails.
 * Later changes stay. A repeated call resumes where it stopped. @throws not_found; conflict after a minute
 */
export async function undoBatch(ctx: Context, { id }: In<'undo'>): Promise<Out<'undo'>> {
  const self = member(ctx.actor);
  await ctx.transaction(async (ctx) => {
    const batch = await store.holdBatch(ctx.db, id);
    if (!batch || batch.actor_id !== self.id || batch.kind === 'selection') throw notFound();
    if (batch.undone_at) return;
    if (!canUndo(batch, ctx.app.now())) throw new AppError('conflict');
    await store.setUndone(ctx.db, id, ctx.app.now().toISOString());
  });
  const { handle } = ctx.app.database;
  const batch = (await store.findBatch(handle, id))!;
  const reached = (await store.peopleOf(handle, id)).filter(({ left_because }) => left_because === null);
  for (const { user_id, mark, undone_at } of reached)
    if (!undone_at) await ctx.transaction((ctx) => undoOne(ctx, { batch, userId: user_id, mark }));
  const undone = (await store.peopleOf(handle, id)).filter(({ undone_at }) => undone_at !== null).length;
  return { undone, kept: reached.length - undone };
}

interface OneBack {
  batch: store.BatchRow;
  userId: string;
  mark: string | null;
}

async function undoOne(ctx: TxContext, back: OneBack): Promise<void> {
  const { batch, userId } = back;
  const person = await personOrNone(ctx, userId);
  if (!person || !(await undoers[batch.kind](ctx, person, back))) return;
  const at = ctx.app.now().toISOString();
  await store.setPersonUndone(ctx.db, { batchId: batch.id, userId, at });
}

/** False where there is nothing of it any more, or it is somebody else's by now. */
const undoers: Record<BatchKind, (ctx: TxContext, person: PersonRow, back: OneBack) => Promise<boolean>> = {
  async course(ctx, person, { batch, mark }) {
    const courseId = batch.course_id!;
    if (!(await endGrant(ctx, { userId: person.id, courseId, createdAt: mark! }))) return false;
    const [course] = await findCourses(ctx.db, [courseId]);
    const before = { course: course?.title ?? null, course_id: courseId };
    await recordPersonAction(ctx, person, { action: 'user.access_ended', before });
    return true;
  },
  /** The sessions go on: nobody was to be signed out. */
  async block(ctx, person, { mark }) {
    if (person.blocked_at !== mark || refusalOf(member(ctx.actor), person, 'unblock')) return false;
    await updatePerson(ctx.db, person.id, { blocked_at: null });
    await recordPersonAction(ctx, person, { action: 'user.unblocked' });
    return true;
  },
  async mail(ctx, person, { batch }) {
    const before = { title: batch.subject };
    await recordPersonAction(ctx, person, { action: 'user.mail_called_back', before });
    return true;
  },
  selection: async () => false,
};
