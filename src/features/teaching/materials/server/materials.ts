/** Materials as students see them: those who may open the course, or the lesson, and nobody else. */
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import { findOpenCourse, findWatchable, hasOpened } from '#features/teaching/learning/server/lessons.ts';
import { type Member, member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { roleCan } from '#shared/access.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import { networkOf } from '#shared/networks.ts';
import type { Material, materialsApi } from '../contract.ts';
import { downloadingMs, openWithinMs } from '../rules.ts';
import * as store from './store.ts';
import * as tickets from './tickets.store.ts';

type In<K extends keyof typeof materialsApi> = ParsedInput<(typeof materialsApi)[K]>;
type Out<K extends keyof typeof materialsApi> = Output<(typeof materialsApi)[K]>;

/** @throws not_found, forbidden */
export async function listMaterials(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const shelf = { courseId: input.id, lessonId: input.lesson_id ?? null };
  await checkMayOpen(ctx, shelf);
  const rows = await store.materialsOn(ctx.db, shelf);
  return { materials: rows.map((row) => toMaterial(ctx, row)) };
}

/** A ticket for the file. @throws not_found for a link too, forbidden */
export async function openMaterial(ctx: Context, { id }: In<'open'>): Promise<Out<'open'>> {
  const { id: userId, sessionId } = member(ctx.actor);
  const row = await store.materialById(ctx.db, id);
  if (!row) throw notFound();
  await checkMayOpen(ctx, { courseId: row.course_id, lessonId: row.lesson_id });
  if (row.file === null) throw notFound();
  const token = newToken();
  const now = ctx.app.now();
  const expiresAt = new Date(now.getTime() + openWithinMs).toISOString();
  await tickets.deleteExpiredTickets(ctx.db, now.toISOString());
  await tickets.insertTicket(ctx.db, {
    token_hash: hashToken(token),
    user_id: userId,
    session_id: sessionId,
    material_id: id,
    expires_at: expiresAt,
    address: null,
  });
  return { url: `/media/materials/${token}`, expires_at: expiresAt };
}

export interface MaterialFile {
  /** Name in the storage. */
  file: string;
  name: string;
  mediaType: string;
}

/**
 * The file that a ticket opens from `address`. Checks the holder's right again, so that a refund, a sign-out or a block
 * closes it at once. @throws not_found whatever the reason
 */
export async function redeemTicket(ctx: Context, token: string, address: string): Promise<MaterialFile> {
  const now = ctx.app.now();
  const ticket = await tickets.findTicket(ctx.db, hashToken(token), now.toISOString());
  const row = ticket && (await store.materialById(ctx.db, ticket.material_id));
  if (!ticket || !row?.file) throw notFound();
  const { user_id: id, role, email, session_id: sessionId } = ticket;
  const holder: Member = { ...ctx.actor, kind: 'member', id, role, email, sessionId };
  const shelf = { courseId: row.course_id, lessonId: row.lesson_id };
  await checkMayOpen({ ...ctx, actor: holder }, shelf).catch((error: unknown) => {
    throw error instanceof AppError ? notFound() : error;
  });
  const network = networkOf(address);
  const expiresAt = new Date(now.getTime() + downloadingMs).toISOString();
  const bound = { tokenHash: ticket.token_hash, address: network, expiresAt };
  const isTheirs =
    ticket.address === null ? await tickets.bindTicket(ctx.db, bound) : ticket.address === network;
  if (!isTheirs) throw notFound();
  return {
    file: row.file,
    name: row.file_name ?? 'file',
    mediaType: row.media_type ?? 'application/octet-stream',
  };
}

/** Staff who manage materials see all of them. @throws not_found, forbidden */
async function checkMayOpen(ctx: Context, { courseId, lessonId }: store.Shelf): Promise<void> {
  if (!(await findCourse(ctx.db, courseId))) throw notFound();
  if (roleCan(member(ctx.actor).role, 'materials.manage')) return;
  if (lessonId === null) {
    const { course, enrolment } = await findOpenCourse(ctx, courseId);
    if (enrolment === undefined || !hasOpened(ctx, course)) throw new AppError('forbidden');
    return;
  }
  const { lesson } = await findWatchable(ctx, lessonId);
  if (lesson.course_id !== courseId) throw notFound();
}

function toMaterial({ actor: { language } }: Context, row: store.MaterialRow): Material {
  const { id, lesson_id, purpose, url, file_name, media_type, size_bytes } = row;
  return {
    ...{ id, lesson_id, purpose, url, file_name, media_type, size_bytes },
    title: textIn(row, 'title', language),
  };
}
