/** Certificates as staff see them: listed, issued, revoked and brought back. */
import { lookedAt } from '#features/accounts/account/server/accounts.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context, TxContext } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import type { certificatesPanelApi } from '../contract/panel.ts';
import { type Certificate, certificatesListing } from '../listing.ts';
import { certificateNumber, certificatePath, erasedReason } from '../rules/certificates.ts';
import { issueMissing } from './jobs.ts';
import { countCertificates, everyCertificate, everyCourse, findCertificates } from './list.store.ts';
import { restoreRow, revokeRow } from './revokeCertificate.ts';
import * as store from './store.ts';

type In<K extends keyof typeof certificatesPanelApi> = ParsedInput<(typeof certificatesPanelApi)[K]>;
type Out<K extends keyof typeof certificatesPanelApi> = Output<(typeof certificatesPanelApi)[K]>;

/** One page of the selection, and the courses that it can be narrowed to. */
export async function listCertificates(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const { timeZone } = ctx.app.config;
  const rows = await findCertificates(ctx.db, input, timeZone);
  const courses = await everyCourse(ctx.db);
  return {
    certificates: rows.map((row) => toCertificate(ctx, row)),
    total: await countCertificates(ctx.db, input, timeZone),
    courses: courses.map((course) => ({ id: course.id, title: textIn(course, 'title', ctx.actor.language) })),
  };
}

export const listedCertificates = listedRows({
  listing: certificatesListing,
  count: (ctx, input) => countCertificates(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    const pages = everyCertificate(ctx.db, input, ctx.app.config.timeZone);
    for await (const rows of pages) yield rows.map((row) => toCertificate(ctx, row));
  },
});

/** @throws not_found */
export async function showCertificate(ctx: Context, { id }: In<'show'>): Promise<Out<'show'>> {
  const row = await store.certificateById(ctx.db, id);
  if (!row) throw notFound();
  return { ...toCertificate(ctx, row), former_names: await store.namesOf(ctx.db, id) };
}

/** @throws not_found */
export async function certificatesOfPerson(ctx: Context, { id }: In<'ofPerson'>): Promise<Out<'ofPerson'>> {
  await lookedAt(ctx, id);
  const rows = await store.certificatesOf(ctx.db, id);
  return { certificates: rows.map((row) => toCertificate(ctx, row)) };
}

/** Everybody who has completed a course and has no certificate for it. Pressed twice, each gets one. */
export async function issueToAll(ctx: Context): Promise<Out<'issue'>> {
  const answer = await issueMissing(ctx);
  await ctx.transaction((ctx) =>
    recordAction(ctx, {
      action: 'certificate.issued',
      subject: { kind: 'certificate', id: 'all', label: String(answer.queued) },
      after: answer,
    }),
  );
  return answer;
}

/** @throws not_found, conflict where it is revoked already */
export function revokeCertificate(ctx: Context, { id, reason }: In<'revoke'>): Promise<Certificate> {
  return ctx.transaction(async (ctx) => {
    const row = await hold(ctx, id);
    if (row.revoked_at !== null) throw new AppError('conflict');
    return toCertificate(ctx, await revokeRow(ctx, row, reason));
  });
}

/** @throws not_found, conflict where it is valid, or names nobody any more */
export function restoreCertificate(ctx: Context, { id }: In<'restore'>): Promise<Certificate> {
  return ctx.transaction(async (ctx) => {
    const row = await hold(ctx, id);
    if (row.revoked_at === null || row.revoked_reason === erasedReason) throw new AppError('conflict');
    return toCertificate(ctx, await restoreRow(ctx, row));
  });
}

async function hold(ctx: TxContext, id: string): Promise<store.CertificateRow> {
  const row = await store.holdCertificate(ctx.db, id);
  if (!row) throw notFound();
  return row;
}

function toCertificate(ctx: Context, row: store.CertificateRow & { email?: string | null }): Certificate {
  return {
    id: row.id,
    number: certificateNumber(row),
    name: row.name,
    email: row.email,
    user_id: row.user_id,
    course_id: row.course_id,
    course: textIn(row, 'course_title', ctx.actor.language),
    url: ctx.app.config.appUrl + certificatePath(row.token),
    state: row.revoked_at === null ? 'valid' : 'revoked',
    issued_at: row.issued_at,
    renamed_at: row.renamed_at,
    revoked_at: row.revoked_at,
    revoked_reason: row.revoked_reason === erasedReason ? null : row.revoked_reason,
  };
}
