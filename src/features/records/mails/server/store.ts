import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';
import { type MailReason, mostListed, type WaitingMails } from '../rules.ts';

/**
 * - `job_id`: The job that sends it.
 * - `state`: `failing`: the job tells whether it is tried again.
 * - `spell`: When mails stopped going out; inherited while any waits.
 */
type UnsentTable = Schema['unsent_mails'] & {
  reason: MailReason | null;
};

export type UnsentRow = Selectable<UnsentTable>;
export type ListedRow = UnsentRow & {
  first_name: string | null;
  last_name: string | null;
  status: Schema['jobs']['status'] | null;
  run_at: string | null;
};

const tables = (db: Db) => db.$extendTables<{ unsent_mails: UnsentTable }>();

export async function insertUnsent(db: Db, row: Insertable<UnsentTable>): Promise<void> {
  await tables(db).insertInto('unsent_mails').values(row).execute();
}

/** The mail of this job, unless staff have sent it again since. */
export function findOpen(db: Db, jobId: string): Promise<UnsentRow | undefined> {
  return tables(db)
    .selectFrom('unsent_mails')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('sent_again_at', 'is', null)
    .executeTakeFirst();
}

/** The same mail as it failed before staff sent it again. */
export function findFailedBefore(db: Db, jobId: string): Promise<UnsentRow | undefined> {
  return tables(db)
    .selectFrom('unsent_mails')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('state', '=', 'failing')
    .orderBy('sent_again_at', 'desc')
    .executeTakeFirst();
}

export async function updateFailure(
  db: Db,
  id: string,
  change: Pick<UnsentRow, 'reason' | 'answer' | 'failed_at'>,
): Promise<void> {
  await tables(db).updateTable('unsent_mails').set(change).where('id', '=', id).execute();
}

/** Removes the failure of a mail that has gone out, or whose fate nobody knows. */
export async function deleteFailure(db: Db, jobId: string): Promise<void> {
  await tables(db)
    .deleteFrom('unsent_mails')
    .where('job_id', '=', jobId)
    .where('state', '=', 'failing')
    .where('sent_again_at', 'is', null)
    .execute();
}

export async function deleteUnsentSince(db: Db, time: string): Promise<void> {
  await tables(db).deleteFrom('unsent_mails').where('created_at', '>=', time).execute();
}

/** Locked until `tx` ends. */
export function holdUnsent(tx: Db, id: string): Promise<UnsentRow | undefined> {
  return held(tx, tables(tx).selectFrom('unsent_mails').selectAll().where('id', '=', id)).executeTakeFirst();
}

export function findUnsent(db: Db, id: string): Promise<ListedRow | undefined> {
  return listed(db).where('unsent_mails.id', '=', id).executeTakeFirst();
}

/** Newest first, without those that their jobs have done with: what failed has gone out, or has no reader any more. */
export function listUnsent(
  db: Db,
  { since, userId, orderId }: { since: string; userId?: string | undefined; orderId?: string | undefined },
): Promise<ListedRow[]> {
  return listed(db)
    .where('unsent_mails.created_at', '>', since)
    .where((e) =>
      e.or([
        e('unsent_mails.state', '=', 'doubtful'),
        e('unsent_mails.sent_again_at', 'is not', null),
        e('jobs.status', 'in', ['queued', 'running', 'dead']),
      ]),
    )
    .$if(userId !== undefined, (query) =>
      query.where((e) =>
        e.or([
          e('unsent_mails.user_id', '=', userId!),
          e(
            'unsent_mails.email',
            'in',
            e.selectFrom('users').select('users.email').where('users.id', '=', userId!),
          ),
        ]),
      ),
    )
    .$if(orderId !== undefined, (query) =>
      query.where((e) =>
        e.or([
          e('unsent_mails.order_id', '=', orderId!),
          e(
            'unsent_mails.email',
            'in',
            e.selectFrom('orders').select('orders.email').where('orders.id', '=', orderId!),
          ),
        ]),
      ),
    )
    .orderBy('unsent_mails.created_at', 'desc')
    .orderBy('unsent_mails.id', 'desc')
    .limit(mostListed)
    .execute();
}

/** Mails that need somebody: no job tries them again, and no one has resent them. */
export async function findStuck(db: Db, most: number): Promise<{ total: number; oldest: UnsentRow[] }> {
  const stuck = tables(db)
    .selectFrom('unsent_mails')
    .leftJoin('jobs', 'jobs.id', 'unsent_mails.job_id')
    .where('unsent_mails.sent_again_at', 'is', null)
    .where((e) => e.or([e('unsent_mails.state', '=', 'doubtful'), e('jobs.status', '=', 'dead')]));
  const { total } = await stuck.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const oldest = await stuck
    .selectAll('unsent_mails')
    .orderBy('unsent_mails.created_at')
    .orderBy('unsent_mails.id')
    .limit(most)
    .execute();
  return { total: Number(total), oldest };
}

function listed(db: Db) {
  return tables(db)
    .selectFrom('unsent_mails')
    .leftJoin('users as staff', 'staff.id', 'unsent_mails.sent_again_by')
    .leftJoin('jobs', 'jobs.id', 'unsent_mails.job_id')
    .selectAll('unsent_mails')
    .select(['staff.first_name', 'staff.last_name', 'jobs.status', 'jobs.run_at']);
}

/** Mails that failed and are tried again, by the reason of their last failure. */
export async function countWaiting(db: Db): Promise<WaitingMails[]> {
  const rows = await tables(db)
    .selectFrom('unsent_mails')
    .innerJoin('jobs', 'jobs.id', 'unsent_mails.job_id')
    .select(({ fn }) => [
      'unsent_mails.reason',
      fn.countAll<number>().as('count'),
      fn.min('unsent_mails.created_at').as('since'),
      fn.max('unsent_mails.failed_at').as('failed_at'),
      fn.min('unsent_mails.spell').as('spell'),
    ])
    .where('unsent_mails.state', '=', 'failing')
    .where('unsent_mails.sent_again_at', 'is', null)
    .where('jobs.status', 'in', ['queued', 'running'])
    .groupBy('unsent_mails.reason')
    .execute();
  return rows.map(({ reason, count, since, failed_at, spell }) => ({
    reason: reason ?? 'unknown',
    count: Number(count),
    since,
    failedAt: failed_at ?? since,
    spell: spell ?? since,
  }));
}

/** Jobs of mails that wait for another try, but for those whose reader's mailbox takes none. */
export async function waitingJobs(db: Db): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('unsent_mails')
    .innerJoin('jobs', 'jobs.id', 'unsent_mails.job_id')
    .select('jobs.id')
    .where('unsent_mails.state', '=', 'failing')
    .where('unsent_mails.sent_again_at', 'is', null)
    .where('unsent_mails.reason', '!=', 'mailbox')
    .where('jobs.status', '=', 'queued')
    .orderBy('unsent_mails.created_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function markSentAgain(
  db: Db,
  id: string,
  { at, by }: { at: string; by: string },
): Promise<void> {
  await tables(db)
    .updateTable('unsent_mails')
    .set({ sent_again_at: at, sent_again_by: by })
    .where('id', '=', id)
    .execute();
}

/** When staff have sent something to this address again, oldest first. */
export async function timesSentAgain(db: Db, email: string, since: string): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('unsent_mails')
    .select('sent_again_at')
    .where('email', '=', email)
    .where('sent_again_at', '>', since)
    .orderBy('sent_again_at')
    .execute();
  return rows.map(({ sent_again_at }) => sent_again_at!);
}

export async function deleteBefore(db: Db, before: string): Promise<void> {
  await tables(db).deleteFrom('unsent_mails').where('created_at', '<', before).execute();
}

export async function isAccount(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** Id of the account with this address. */
export async function findRecipient(db: Db, email: string): Promise<string | null> {
  const found = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return found?.id ?? null;
}
