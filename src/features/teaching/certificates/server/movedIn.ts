/** Certificates that a former school has issued: they keep their numbers, and can be verified here. */
import type { UserRow } from '#features/accounts/account/server/accounts.ts';
import type { CourseRow } from '#features/teaching/courses/server/courses.ts';
import type { TxContext } from '#server/context.ts';
import { newId, newToken } from '#server/tokens.ts';
import { localTextOf, translatedColumns } from '#shared/localText.ts';
import { searchable } from '#shared/search.ts';
import * as store from './store.ts';

export const { certificatesKnownAs } = store;

interface MovedInCertificate {
  user: Pick<UserRow, 'id' | 'first_name' | 'last_name'>;
  course: CourseRow;
  oldNumber: string;
  issuedAt: string;
}

/** Mailed to nobody. @returns its id; null where the person has one for the course */
export async function moveInCertificate(
  ctx: TxContext,
  { user, course, oldNumber, issuedAt }: MovedInCertificate,
): Promise<string | null> {
  const id = newId();
  const name = `${user.first_name} ${user.last_name}`.trim();
  const isNew = await store.insertCertificate(ctx.db, {
    ...{ id, number: await store.nextNumber(ctx.db), old_number: oldNumber, token: newToken() },
    ...{ user_id: user.id, course_id: course.id, name, issued_at: issuedAt },
    ...translatedColumns({ course_title: localTextOf(course, 'title') }),
    ...{ renamed_at: null, revoked_at: null, revoked_reason: null },
    search: searchable(oldNumber, name, course.title),
  });
  return isNew ? id : null;
}

export function deleteMovedInCertificate(ctx: TxContext, id: string): Promise<void> {
  return store.deleteCertificate(ctx.db, id);
}
