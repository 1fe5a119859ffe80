/** People of the tests, whose password costs nothing to check. */
import { type Algorithm, hashSync } from '@node-rs/argon2';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import type { Role } from '#shared/roles.ts';

export const rightPassword = 'correct horse battery';
/** Shared by all people. A stored hash carries its own cost parameters; this one is nearly free to check. */
const rightHash = hashSync(rightPassword, {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 8,
  timeCost: 1,
  parallelism: 1,
});

interface NewPerson {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
}

/** A confirmed account. @returns its id */
export async function insertPerson(
  app: App,
  { email, role, firstName, lastName }: NewPerson,
): Promise<string> {
  const id = await contextOf(app).transaction((ctx) =>
    createAccount(ctx, {
      email,
      firstName,
      lastName,
      role,
      language: 'ru',
      passwordHash: rightHash,
      isVerified: true,
    }),
  );
  if (!id) throw new Error(`${email} exists already`);
  return id;
}
