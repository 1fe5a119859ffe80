/** People of every kind, inserted into the database of a running school. */
import { sql } from 'kysely';
import { makeApp } from '#app/podium.ts';
import { createAccount, type NewAccount } from '#features/accounts/account/server/accounts.ts';
import { readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { makeLog } from '#server/log.ts';
import { hashPassword } from '#server/passwords.ts';
import type { Shop } from './product.ts';

/** Kinds of address that an attacker might want to tell apart. */
export const kinds = ['unknown', 'known', 'unverified', 'without a password', 'staff'] as const;
export type Kind = (typeof kinds)[number];

const rightPassword = 'correct horse battery';

export interface People {
  /** Address of the n-th person of a kind. */
  emailOf(kind: Kind, n: number): string;
  phoneOf(kind: Kind, n: number): string;
  /** Resets all counters of limits, and drops the mails that wait for their turn. */
  clearLimits(): Promise<void>;
  close(): Promise<void>;
}

/** Adds this many of each kind, except unknown ones. */
export async function addPeople({ databaseAt }: Shop, ofEachKind: number): Promise<People> {
  const database = openSqlite(databaseAt);
  const { app } = makeApp({ config: readConfig({}), database, log: makeLog('silent') });
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
        await createAccount(
          { ...contextOf(app), db: tx },
          {
            email: emailOf(kind, n),
            phone: phoneOf(kind, n),
            firstName: 'Вера',
            lastName: 'Ким',
            role: 'user',
            language: 'ru',
            passwordHash,
            isVerified: true,
            ...details,
          },
        );
      }
    });
  }
  return {
    emailOf,
    phoneOf,
    async clearLimits() {
      await sql`delete from limit_counters`.execute(database.handle);
      await sql`delete from jobs where turn is not null and status = 'queued'`.execute(database.handle);
    },
    close: () => database.close(),
  };
}
