/** A certificate becomes void, or is valid again; the audit log says who did it. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { certificateNumber } from '../rules/certificates.ts';
import * as store from './store.ts';

interface Owned {
  userId: string;
  courseId: string;
}

/** The certificate of a person for a course; null without one. */
export async function certificateOf(
  db: Db,
  owned: Owned,
): Promise<{ number: string; isValid: boolean } | null> {
  const row = await findRow(db, owned);
  return row ? { number: certificateNumber(row), isValid: row.revoked_at === null } : null;
}

/** Nothing happens where there is no valid one. @param reason only staff read it */
export async function revokeCertificateOf(ctx: TxContext, owned: Owned, reason: string): Promise<void> {
  const found = await findRow(ctx.db, owned);
  // Read again: the previous holder of the lock may have revoked it.
  const row = found && (await store.holdCertificate(ctx.db, found.id));
  if (row?.revoked_at === null) await revokeRow(ctx, row, reason);
}

async function findRow(db: Db, { userId, courseId }: Owned): Promise<store.CertificateRow | undefined> {
  return (await store.certificatesOf(db, userId)).find(({ course_id }) => course_id === courseId);
}

/** The caller holds the row, and has seen that it is valid. */
export function revokeRow(ctx: TxContext, row: store.CertificateRow, reason: string) {
  return change(ctx, row, { revoked_at: ctx.app.now().toISOString(), revoked_reason: reason });
}

/** The caller holds the row, and has seen that it is void. */
export function restoreRow(ctx: TxContext, row: store.CertificateRow) {
  return change(ctx, row, { revoked_at: null, revoked_reason: null });
}

async function change(
  ctx: TxContext,
  row: store.CertificateRow,
  to: Pick<store.CertificateRow, 'revoked_at' | 'revoked_reason'>,
): Promise<store.CertificateRow> {
  await store.changeCertificate(ctx.db, row.id, to);
  await recordAction(ctx, {
    action: to.revoked_at === null ? 'certificate.restored' : 'certificate.revoked',
    subject: { kind: 'certificate', id: row.id, label: certificateNumber(row) },
    before: { reason: row.revoked_reason },
    after: { reason: to.revoked_reason },
  });
  return { ...row, ...to };
}
