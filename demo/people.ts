/** The people of the demo school: one of each role to sign in as. They exist in demo mode only. */
import { createAccount, findAccountByEmail } from '#features/accounts/service.ts';
import type { App } from '#server/app.ts';
import { hashPassword } from '#server/passwords.ts';
import type { Role } from '#shared/access.ts';

export interface DemoAccount {
  role: Role;
  email: string;
  password: string;
  title: string;
}

export const demoPassword = 'podium-demo';

const people: { role: Role; name: [string, string]; local: string; title: string }[] = [
  { role: 'user', name: ['Анна', 'Светлова'], local: 'student', title: 'ученица' },
  { role: 'support', name: ['Ольга', 'Ветрова'], local: 'support', title: 'поддержка' },
  { role: 'content_manager', name: ['Ирина', 'Лугова'], local: 'content', title: 'контент-менеджер' },
  { role: 'financial', name: ['Павел', 'Счётов'], local: 'finance', title: 'финансист' },
  { role: 'manager', name: ['Марина', 'Озерова'], local: 'manager', title: 'менеджер' },
  { role: 'admin', name: ['Сергей', 'Главин'], local: 'director', title: 'администратор' },
];

/** Sign-ins shown at the start, on the sign-in pages and by `GET /api/demo/accounts`. */
export function demoAccounts(adminEmail: string, adminPassword: string | null): DemoAccount[] {
  const staff = people.map(({ role, local, title }) => ({
    role,
    email: emailOf(local),
    password: demoPassword,
    title,
  }));
  // A password that somebody chose is theirs and shown nowhere.
  if (adminPassword !== null) return staff;
  return [
    ...staff,
    { role: 'super_admin', email: adminEmail, password: demoPassword, title: 'главный администратор' },
  ];
}

/** Makes them once, all together: a school that has the last of them has them all. */
export async function createDemoPeople(app: App): Promise<void> {
  if (await findAccountByEmail(app.database.handle, emailOf(people.at(-1)!.local))) return;
  const passwordHash = await hashPassword(demoPassword);
  await app.database.transaction(async (tx) => {
    for (const { role, name, local } of people) {
      await createAccount(app, tx, {
        email: emailOf(local),
        firstName: name[0],
        lastName: name[1],
        role,
        language: 'ru',
        passwordHash,
        isVerified: true,
      });
    }
  });
}

function emailOf(local: string): string {
  return `${local}@podium.local`;
}
