/** The people of the demo school: one per role to sign in as. They exist in demo mode only. */

import { createAccount, findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { isDemoPassword } from '#features/accounts/sign-in/server/demo.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { demoDomain, demoPassword } from '#server/demoDefaults.ts';
import { hashPassword } from '#server/passwords.ts';
import type { Role } from '#shared/roles.ts';
import { createDemoLearning } from './learning.ts';
import { createDemoTalks } from './talks.ts';

export interface DemoAccount {
  role: Role;
  email: string;
  password: string;
  title: string;
}

const people: { role: Role; name: [string, string]; local: string; title: string }[] = [
  { role: 'user', name: ['Анна', 'Светлова'], local: 'student', title: 'ученица' },
  { role: 'support', name: ['Ольга', 'Ветрова'], local: 'support', title: 'поддержка' },
  { role: 'content_manager', name: ['Ирина', 'Лугова'], local: 'content', title: 'контент-менеджер' },
  { role: 'financial', name: ['Павел', 'Счётов'], local: 'finance', title: 'финансист' },
  { role: 'manager', name: ['Марина', 'Озерова'], local: 'manager', title: 'менеджер' },
  { role: 'admin', name: ['Сергей', 'Главин'], local: 'director', title: 'администратор' },
];

/**
 * Sign-ins shown at start, on the sign-in pages and by `GET /api/demo/accounts`. Lists only those that work:
 * a demo account may have been deleted, blocked, given another role or a password of somebody's choice, which
 * is shown nowhere.
 */
export async function demoAccounts({ config, database }: App): Promise<DemoAccount[]> {
  const owners = new Set([config.adminEmail, emailOf('admin')]);
  const known: Omit<DemoAccount, 'password'>[] = [
    ...people.map(({ role, local, title }) => ({ role, email: emailOf(local), title })),
    ...[...owners].map((email) => ({ role: 'super_admin' as const, email, title: 'главный администратор' })),
  ];
  const working = await Promise.all(
    known.map(async (person) => {
      const account = await findAccountByEmail(database.handle, person.email);
      const isSame = account?.role === person.role && account.blocked_at === null;
      return isSame && (await isDemoPassword(account.password_hash))
        ? [{ ...person, password: demoPassword }]
        : [];
    }),
  );
  return working.flat();
}

/** Creates them once, in one transaction: a school that has the last of them has them all. */
export async function createDemoPeople(app: App): Promise<void> {
  if (await findAccountByEmail(app.database.handle, emailOf(people.at(-1)!.local))) return;
  const passwordHash = await hashPassword(demoPassword);
  const ids = await contextOf(app).transaction(async (ctx) => {
    const ids: (string | null)[] = [];
    for (const { role, name, local } of people) {
      const id = await createAccount(ctx, {
        email: emailOf(local),
        firstName: name[0],
        lastName: name[1],
        role,
        language: 'ru',
        passwordHash,
        isVerified: true,
      });
      ids.push(id);
    }
    return ids;
  });
  const [student, support] = ids;
  if (student) await createDemoLearning(app, student);
  if (support) await contextOf(app).transaction((ctx) => createDemoTalks(ctx, support));
}

export function emailOf(local: string): string {
  return `${local}@${demoDomain}`;
}
