/** People of every kind in a school that runs, put into its database beside it. */
import { sql } from 'kysely';
import { makeApp } from '#app/podium.ts';
import { createAccount, type NewAccount } from '#features/accounts/service.ts';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { makeLog } from '#server/log.ts';
import { hashPassword } from '#server/passwords.ts';
import type { Shop } from './shop.ts';

/** What somebody who asks might want to find out about an address. */
export const kinds = ['unknown', 'known', 'unverified', 'without a password', 'staff'] as const;
export type Kind = (typeof kinds)[number];

export const rightPassword = 'correct horse battery';

export interface People {
  /** The nth of a kind. */
  emailOf(kind: Kind, n: number): string;
  phoneOf(kind: Kind, n: number): string;
  /** Nobody has been counted for anything. */
  clearLimits(): Promise<void>;
  /** Everybody is signed out, behind the back of the process that serves. */
  endSessions(): Promise<void>;
  close(): Promise<void>;
}

/** So many of each kind, but for those who are unknown. */
export async function addPeople({ databaseAt }: Shop, ofEachKind: number): Promise<People> {
  const isPostgres = databaseAt.startsWith('postgres');
  const database = isPostgres ? openPostgres(databaseAt, { poolSize: 1 }) : openSqlite(databaseAt);
  const { app } = makeApp(readConfig({}), database, makeLog('silent'));
  const passwordHash = await hashPassword(rightPassword);
  const emailOf = (kind: Kind, n: number) => `${kind.replaceAll(' ', '-')}-${n}@example.com`;
  const phoneOf = (kind: Kind, n: number) =>
    `+79${String(kinds.indexOf(kind)).padStart(2, '0')}${String(n).padStart(7, '0')}`;
  const known: Partial<Record<Kind, Partial<NewAccount>>> = {
    known: {},
    unverified: { isVerified: false },
    'without a password': { passwordHash: null },
    staff: { role: 'manager' },
  };
  for (const kind of kinds) {
    const details = known[kind];
    if (!details) continue;
    await database.transaction(async (tx) => {
      for (let n = 0; n < ofEachKind; n++) {
        await createAccount(app, tx, {
          email: emailOf(kind, n),
          phone: phoneOf(kind, n),
          firstName: 'Вера',
          lastName: 'Ким',
          role: 'user',
          language: 'ru',
          passwordHash,
          isVerified: true,
          ...details,
        });
      }
    });
  }
  return {
    emailOf,
    phoneOf,
    async clearLimits() {
      await sql`delete from limit_counters`.execute(database.handle);
    },
    async endSessions() {
      await sql`delete from sessions`.execute(database.handle);
    },
    close: () => database.close(),
  };
}
