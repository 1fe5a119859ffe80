/** A certificate as its owner has it, and as anybody verifies it. */

import { findUser } from '#features/accounts/account/server/accounts.ts';
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { SentFile } from '#shared/files.ts';
import type { Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import type { certificatesApi, OwnCertificate, PublicCertificate } from '../contract/certificates.ts';
import { certificateNumber, certificatePath } from '../rules/certificates.ts';
import { missingCertificates, nameOf, searchedIn } from './issueCertificate.ts';
import { certificatePaper } from './pdf.ts';
import { printed } from './printCertificate.ts';
import * as store from './store.ts';
import { lettersWithoutFont } from './typefaces.ts';

type In<K extends keyof typeof certificatesApi> = ParsedInput<(typeof certificatesApi)[K]>;
type Out<K extends keyof typeof certificatesApi> = Output<(typeof certificatesApi)[K]>;

export async function verifyCertificate(ctx: Context, { token }: In<'verify'>): Promise<Out<'verify'>> {
  const row = await store.certificateByToken(ctx.db, token);
  return { certificate: row ? toPublic(row, ctx.actor.language) : null };
}

/** The caller's certificates, newest first, and the completed courses that have none yet, each with the reason. */
export async function myCertificates(ctx: Context): Promise<Out<'mine'>> {
  const { id } = member(ctx.actor);
  const user = await findUser(ctx.db, id);
  const rows = await store.certificatesOf(ctx.db, id);
  const missing = await missingCertificates(ctx, { userId: id });
  const courses = await findCourses(
    ctx.db,
    missing.map(({ courseId }) => courseId),
  );
  const titles = new Map(courses.map((course) => [course.id, textIn(course, 'title', ctx.actor.language)]));
  return {
    certificates: rows.map((row) => toOwn(ctx, row, user ? nameOf(user) : '')),
    waiting: missing.map(({ courseId, obstacle }) => ({
      course_id: courseId,
      course: titles.get(courseId) ?? '',
      reason: obstacle ?? 'under_way',
    })),
  };
}

/** @throws not_found, also for one that has been revoked */
export async function downloadCertificate(ctx: Context, { id }: In<'download'>): Promise<SentFile> {
  const row = await findOwn(ctx, id);
  const { name } = row;
  if (name === null || row.revoked_at !== null) throw notFound();
  const paper = await certificatePaper(ctx, { ...row, name }, ctx.actor.language);
  const day = schoolDay(new Date(row.issued_at), ctx.app.config.timeZone);
  return printed(ctx, { name: `certificate-${row.number}-${day}.pdf`, ...paper });
}

/** The account's present name; staff see the former ones. @throws not_found, conflict where it is revoked or says that name already */
export async function renameCertificate(ctx: Context, { id }: In<'rename'>): Promise<OwnCertificate> {
  await findOwn(ctx, id);
  return ctx.transaction(async (ctx) => {
    const row = await store.holdCertificate(ctx.db, id);
    const user = await findUser(ctx.db, member(ctx.actor).id);
    if (!row || !user) throw notFound();
    const name = nameOf(user);
    if (!canRename(row, name)) throw new AppError('conflict');
    const change = { name, renamed_at: ctx.app.now().toISOString(), search: searchedIn({ ...row, name }) };
    await store.changeCertificate(ctx.db, id, change);
    const former = { certificate_id: id, user_id: row.user_id, until: change.renamed_at };
    if (row.name !== null) await store.keepName(ctx.db, { ...former, name: row.name });
    return toOwn(ctx, { ...row, ...change }, name);
  });
}

/** A certificate of the caller's: another's is not found. */
async function findOwn(ctx: Context, id: string): Promise<store.CertificateRow> {
  const own = await store.certificatesOf(ctx.db, member(ctx.actor).id);
  const row = own.find((certificate) => certificate.id === id);
  if (!row) throw notFound();
  return row;
}

function canRename({ name, revoked_at }: store.CertificateRow, present: string): boolean {
  const isOther = present !== '' && name !== present;
  return revoked_at === null && isOther && lettersWithoutFont(present).length === 0;
}

function toOwn(ctx: Context, row: store.CertificateRow, presentName: string): OwnCertificate {
  return {
    ...toPublic(row, ctx.actor.language),
    id: row.id,
    course_id: row.course_id,
    url: ctx.app.config.appUrl + certificatePath(row.token),
    can_rename: canRename(row, presentName),
  };
}

function toPublic(row: store.CertificateRow, language: Language): PublicCertificate {
  return {
    number: certificateNumber(row),
    name: row.name,
    course: textIn(row, 'course_title', language),
    issued_at: row.issued_at,
    revoked_at: row.revoked_at,
  };
}
