/** Certificates come into being: one for each person and course that has been completed. */

import { findUser, type UserRow } from '#features/accounts/account/server/accounts.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import {
  type CompletedCourse,
  type Completion,
  completions,
} from '#features/teaching/learning/server/completion.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { IdRange } from '#server/db/ranges.ts';
import { queue } from '#server/outbox/queue.ts';
import { newId, newToken } from '#server/tokens.ts';
import { localTextOf, translatedColumns } from '#shared/localText.ts';
import { searchable } from '#shared/search.ts';
import type { Obstacle } from '../contract/certificates.ts';
import { certificateNumber } from '../rules/certificates.ts';
import { sendCertificate } from './mail.jobs.ts';
import { restoreRow } from './revokeCertificate.ts';
import * as store from './store.ts';
import { lettersWithoutFont } from './typefaces.ts';

/**
 * Issues the certificate if everything still speaks for it: the course is owned and completed, the address confirmed.
 * Nothing happens to somebody who has one; one that was revoked before the course was opened anew is valid again.
 */
export async function issueCertificate(ctx: TxContext, { userId, courseId }: Completion): Promise<void> {
  const user = await findUser(ctx.db, userId);
  const course = await findCourse(ctx.db, courseId);
  const [completion] = await completions(ctx, { userId, courseId });
  if (!user || !course || !completion || obstacleFor(user)) return;
  const owned = await store.certificatesOf(ctx.db, userId);
  const former = owned.find(({ course_id }) => course_id === courseId);
  if (former) return validateAnew(ctx, former, completion);
  const id = newId();
  const number = await store.nextNumber(ctx.db);
  const isNew = await store.insertCertificate(ctx.db, {
    id,
    number,
    token: newToken(),
    user_id: userId,
    course_id: courseId,
    ...translatedColumns({ course_title: localTextOf(course, 'title') }),
    name: nameOf(user),
    issued_at: ctx.app.now().toISOString(),
    renamed_at: null,
    revoked_at: null,
    revoked_reason: null,
    search: searchedIn({ number, old_number: null, name: nameOf(user), course_title: course.title }),
  });
  if (isNew) await queue(ctx, sendCertificate, { certificateId: id });
}

/** A reason to revoke it ended with the enrolment that it was given for. */
async function validateAnew(
  ctx: TxContext,
  { id }: store.CertificateRow,
  { openedAt }: CompletedCourse,
): Promise<void> {
  const row = await store.holdCertificate(ctx.db, id);
  if (!row || stands(row.revoked_at, openedAt) || row.name === null) return;
  await restoreRow(ctx, row);
  await store.changeCertificate(ctx.db, id, { issued_at: ctx.app.now().toISOString() });
  await queue(ctx, sendCertificate, { certificateId: id });
}

/** Whether it speaks of the present enrolment: valid, or revoked while that was open. */
function stands(revokedAt: string | null, openedAt: string): boolean {
  return revokedAt === null || revokedAt >= openedAt;
}

type Missing = Completion & { obstacle: Exclude<Obstacle, 'under_way'> | null };

/** Completed courses without a certificate, of one person or of some enrolments, and why they have none. */
export async function missingCertificates(
  ctx: Context,
  of: { userId: string } | { ids: IdRange },
): Promise<Missing[]> {
  const completed = await completions(ctx, of);
  const owned = await store.owned(ctx.db, [...new Set(completed.map(({ userId }) => userId))]);
  const missing: Missing[] = [];
  for (const completion of completed) {
    const revokedAt = owned.get(`${completion.userId} ${completion.courseId}`);
    if (revokedAt !== undefined && stands(revokedAt, completion.openedAt)) continue;
    const user = await findUser(ctx.db, completion.userId);
    const { userId, courseId } = completion;
    if (user) missing.push({ userId, courseId, obstacle: obstacleFor(user) });
  }
  return missing;
}

export function nameOf({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}

export function searchedIn({
  number,
  old_number,
  name,
  course_title,
}: {
  number: number;
  old_number: string | null;
  name: string;
  course_title: string;
}): string {
  return searchable(certificateNumber({ number, old_number }), name, course_title);
}

/** A name nobody has vouched for belongs on no certificate, and neither does one that cannot be printed. */
function obstacleFor(user: UserRow): Missing['obstacle'] {
  if (user.email_verified_at === null) return 'unconfirmed';
  if (nameOf(user) === '') return 'no_name';
  return lettersWithoutFont(nameOf(user)).length > 0 ? 'letters' : null;
}
