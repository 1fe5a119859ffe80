/** Staff, as they know each other. */
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Role } from '#shared/roles.ts';

/** Written out, not bound: staff are a handful among all people, and an index holds them alone. */
const isStaff = sql<boolean>`users.role <> 'user'`;

/** Names of those of these people who are staff, by id: the address of one without a name. */
export async function staffNames(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', known)
    .where(isStaff)
    .execute();
  return new Map(rows.map((row) => [row.id, staffName(row)]));
}

/** Staff who can sign in, by name. */
export async function colleagues(db: Db): Promise<{ id: string; name: string; role: Role }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'role'])
    .where(isStaff)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: staffName(row), role: row.role }));
}

function staffName({
  first_name,
  last_name,
  email,
}: {
  first_name: string;
  last_name: string;
  email: string;
}) {
  return `${first_name} ${last_name}`.trim() || email;
}
