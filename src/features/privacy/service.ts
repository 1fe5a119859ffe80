/** What a person may ask of the school about their data: to see it, to take it along, to have it erased. */
import { holdAccount } from '#features/accounts/erasure/service.ts';
import { consumeLink } from '#features/accounts/links/service.ts';
import { accountById } from '#features/accounts/service.ts';
import { consentsGivenBy } from '#features/consents/service.ts';
import { holdOrdersOf } from '#features/orders/erasure/service.ts';
import { type Actor, type Member, member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { verifyPassword } from '#server/passwords.ts';
import { isStaff } from '#shared/access.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { SentFile } from '#shared/files.ts';
import type { MyData, privacyApi } from './contract.ts';
import { erase } from './erasure/service.ts';
import { archiveOf, type HeldData, readable } from './export.ts';
import { sendErasureLink } from './jobs.ts';
import { answers } from './letters/messages.ts';
import { holdings } from './rules.ts';
import { rowsOf, type Subject, titlesOf } from './store.ts';

export async function showMine(actor: Actor, app: App): Promise<MyData> {
  const user = await ownAccount(member(actor), app);
  const consents = await consentsGivenBy(app.database.handle, user.id, user.email);
  return {
    email: user.email,
    has_password: user.password_hash !== null,
    is_staff: isStaff(user.role),
    consents: consents.map(({ user_id: _, email: _email, user_agent: _agent, ...consent }) => consent),
  };
}

/** In the language that the person reads the site in. */
export async function downloadMine(actor: Actor, app: App): Promise<SentFile> {
  const { id, email } = member(actor);
  return archiveOf(app, await dataOf(app.database.handle, { id, email }), actor.language);
}

/** The link proves the mailbox, where there is no password to prove the person. @throws AppError conflict where there is */
export async function mailLink(actor: Actor, app: App) {
  const user = await ownAccount(member(actor), app);
  if (isStaff(user.role)) throw new AppError('staff_not_erased');
  if (user.password_hash) throw new AppError('conflict');
  const { language } = actor;
  const askedAt = app.now().toISOString();
  await app.database.transaction((tx) =>
    queue(app, tx, sendErasureLink, { userId: user.id, language, askedAt }),
  );
  return { message: answers[language].mailed };
}

/**
 * At once and for good. Of many at the same moment one erases; the others find it done.
 * @throws AppError staff_not_erased; invalid_input where the address was not typed; current_password_wrong;
 * link_used_or_expired
 */
export async function eraseMe(actor: Actor, app: App, input: ParsedInput<typeof privacyApi.erase>) {
  const self = member(actor);
  const user = await ownAccount(self, app);
  if (isStaff(user.role)) throw new AppError('staff_not_erased');
  if (input.confirmation !== user.email)
    throw new AppError('invalid_input', { fields: { confirmation: 'other_address' } });
  if (user.password_hash && !(await verifyPassword(input.current_password ?? '', user.password_hash)))
    throw wrongPassword();
  await app.database.transaction(async (tx) => {
    await holdOrdersOf(tx, { userId: user.id, email: user.email });
    const person = await holdAccount(tx, user.id);
    if (!person) return;
    // Changed while the password was being checked: what was proven is proven no more.
    if (person.role !== user.role || person.password_hash !== user.password_hash) throw wrongPassword();
    if (!person.password_hash) {
      const owner = await consumeLink(app, tx, input.token ?? '', 'erase_account');
      if (owner !== person.id) throw new AppError('link_used_or_expired');
    }
    await erase(app, tx, actor, person);
  });
  return { erased: true } as const;
}

/** All that is held, section by section, as far as it is the person's to have (rules.ts). */
export async function dataOf(db: Db, subject: Subject): Promise<HeldData> {
  const data: HeldData = {};
  for (const holding of holdings) {
    const rows = await rowsOf(db, holding, subject);
    data[holding.section] = rows.map(readable);
  }
  const ids = (rows: HeldData[string], name: string) => [...new Set(rows.map((row) => String(row[name])))];
  const courses = await titlesOf(db, 'courses', ids(data.courses!, 'course_id'));
  for (const row of data.courses!) row.course_title = courses.get(String(row.course_id)) ?? null;
  for (const section of ['progress', 'video_tickets'] as const) {
    const lessons = await titlesOf(db, 'lessons', ids(data[section]!, 'lesson_id'));
    for (const row of data[section]!) row.lesson_title = lessons.get(String(row.lesson_id)) ?? null;
  }
  return data;
}

async function ownAccount({ id }: Member, app: App) {
  const user = await accountById(app, id);
  if (!user) throw new AppError('session_expired');
  return user;
}

function wrongPassword(): AppError {
  return new AppError('current_password_wrong', { fields: { current_password: 'current_password' } });
}
