import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { toRubles } from '#shared/money.ts';
import type { ListedUser, staffApi } from './contract.ts';
import { countUsers, findUsers, type ListedUserRow } from './store.ts';

/** One page of all people, newest first unless asked otherwise, and how many the selection holds in all. */
export async function listUsers(
  _actor: Actor,
  app: App,
  input: ParsedInput<typeof staffApi.listUsers>,
): Promise<Output<typeof staffApi.listUsers>> {
  const { handle } = app.database;
  const rows = await findUsers(handle, input, {
    sort: input.sort,
    direction: input.direction,
    limit: input.page_size,
    offset: (input.page - 1) * input.page_size,
  });
  return { users: rows.map(toListedUser), total: await countUsers(handle, input) };
}

function toListedUser(row: ListedUserRow): ListedUser {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: `${row.first_name} ${row.last_name}`.trim(),
    phone: row.phone,
    has_course_access: row.has_access === 1,
    total_paid: toRubles(row.total_paid_kopecks),
    registration_date: row.created_at,
    role: row.role,
    email_verified: row.email_verified_at !== null,
    blocked: row.blocked_at !== null,
  };
}
