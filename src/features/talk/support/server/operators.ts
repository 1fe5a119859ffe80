/** Staff who answer visitors. */
import { colleagues } from '#features/accounts/account/server/accounts.ts';
import type { Context } from '#server/context.ts';
import { roleCan } from '#shared/access.ts';
import type { Output } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { inboxApi } from '../contract/inbox.ts';
import { findPeople } from './list.store.ts';

interface Person {
  email: string;
  first_name: string;
  last_name: string;
}

export async function listOperators(ctx: Context): Promise<Output<typeof inboxApi.operators>> {
  const staff = (await colleagues(ctx.db)).filter(({ role }) => roleCan(role, 'support.chat'));
  return { operators: staff.map(({ id, name }) => ({ id, name })) };
}

/** @throws not_found for anybody who may not answer, or not now */
export async function operatorById(ctx: Context, id: string): Promise<{ id: string; name: string }> {
  const { operators } = await listOperators(ctx);
  const found = operators.find((operator) => operator.id === id);
  if (!found) throw notFound();
  return found;
}

/** As colleagues see it; a dash for an account that is gone. */
export async function nameOfStaff(ctx: Context, id: string): Promise<string> {
  const person = (await findPeople(ctx.db, [id])).get(id);
  return person ? nameOf(person) : '—';
}

/** The address of somebody without a name. */
export function nameOf({ first_name, last_name, email }: Person): string {
  return `${first_name} ${last_name}`.trim() || email;
}
