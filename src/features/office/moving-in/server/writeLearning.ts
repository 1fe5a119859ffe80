/** Progress, completions, and certificates with their old numbers. */
import type { UserRow } from '#features/accounts/account/server/accounts.ts';
import { moveInCertificate } from '#features/teaching/certificates/server/movedIn.ts';
import { enrolledCourses } from '#features/teaching/enrolments/server/enrolments.ts';
import { openEnrolment } from '#features/teaching/enrolments/server/movedIn.ts';
import { lessonsToLearn, moveInProgress } from '#features/teaching/learning/server/movedIn.ts';
import { cut } from '#shared/graphemes.ts';
import { RowRefused } from '../rules/refusals.ts';
import { isRevokedIn } from '../rules/values.ts';
import { isMovedIn } from './people.store.ts';
import { note, type Piece, type RowResult } from './piece.ts';
import { cellsBy, courseIn, type LearningDraft, learningIn, timeIn, whoIn } from './readRow.ts';
import type { Row } from './table.ts';
import { openFor, personFor, reopen } from './writePeople.ts';

export async function writeLearning(piece: Piece, row: Row): Promise<RowResult> {
  const draft = learningIn(piece.reading, cellsBy(piece.reading, row), row.line);
  const { user, isNew, isChanged } = await personFor(piece, draft.who, { createdAt: draft.openedAt });
  const isOpened = await enrol(piece, user, draft);
  const isFurther = await learn(piece, user, draft);
  if (isNew || isOpened === 'created') return { outcome: 'created', reason: draft.who.note };
  const isAny = isChanged || isFurther || isOpened === 'changed';
  return { outcome: isAny ? 'changed' : 'unchanged', reason: draft.who.note };
}

async function enrol(
  piece: Piece,
  user: UserRow,
  draft: LearningDraft,
): Promise<'created' | 'changed' | null> {
  const { ctx, tx } = piece;
  const { courseId, openedAt, endedAt } = draft;
  const { db } = tx ?? ctx;
  if (endedAt && user.id !== '' && (await enrolledCourses(db, user.id)).includes(courseId)) return null;
  const open = user.id === '' ? undefined : await openEnrolment(db, user.id, courseId);
  if (!open) return (await openFor(piece, user, { courseId, openedAt, endedAt })) ? 'created' : null;
  // Whole seconds stand in files: a list that is read back changes nothing.
  const [given, known] = [openedAt?.slice(0, 19) ?? '', open.created_at.slice(0, 19)];
  if (!openedAt || given === known) return null;
  if (given > known && !(await isMovedIn(db, user.id, open.id))) return null;
  await reopen(piece, open, { created_at: openedAt, order_id: open.order_id });
  return 'changed';
}

async function learn(piece: Piece, user: UserRow, draft: LearningDraft): Promise<boolean> {
  const { courseId, percent, lessonsDone } = draft;
  const lessons = await lessonsOf(piece, courseId);
  const done = Math.min(lessonsDone ?? Math.floor(((percent ?? 0) * lessons.length) / 100), lessons.length);
  const isLookedAt = done === 0 && draft.at !== null && lessons.length > 0;
  if (!piece.tx) return done > 0;
  const at = draft.at ?? draft.openedAt ?? piece.ctx.app.now().toISOString();
  let isAny = false;
  for (const lessonId of lessons.slice(0, isLookedAt ? 1 : done)) {
    const progress = { userId: user.id, lessonId, doneAt: isLookedAt ? null : at, watchedAt: at };
    const before = await moveInProgress(piece.tx, progress);
    if (before === undefined) continue;
    isAny = true;
    note(piece, user.id, { kind: 'progress', id: lessonId, before });
  }
  return isAny;
}

async function lessonsOf(piece: Piece, courseId: string): Promise<string[]> {
  const lessons = piece.lessons.get(courseId) ?? (await lessonsToLearn((piece.tx ?? piece.ctx).db, courseId));
  piece.lessons.set(courseId, lessons);
  return lessons;
}

export async function writeCertificate(piece: Piece, row: Row): Promise<RowResult> {
  const { reading, tx, certificates, tried } = piece;
  const cell = cellsBy(reading, row);
  const who = whoIn(cell);
  const course = piece.courses.get(courseIn(reading, cell('course')))!;
  const oldNumber = cut(cell('number').replace(/^'/, ''), 60);
  if (oldNumber === '') throw new RowRefused('number_missing');
  if (isRevokedIn(cell('status'))) return { outcome: 'left_out', reason: 'revoked' };
  const issuedAt = timeIn(reading, { cell, field: 'issued_at', line: row.line });
  if (issuedAt === null) throw new RowRefused('date_missing');
  if (certificates.has(oldNumber) || tried.keys.has(oldNumber))
    return { outcome: 'unchanged', reason: 'number_taken' };
  const { user } = await personFor(piece, who, { createdAt: issuedAt });
  tried.keys.add(oldNumber);
  if (!tx) return { outcome: 'created', reason: who.note };
  const id = await moveInCertificate(tx, { user, course, oldNumber, issuedAt });
  if (id === null) return { outcome: 'unchanged', reason: 'owned_already' };
  note(piece, user.id, { kind: 'certificate', id });
  return { outcome: 'created', reason: who.note };
}
