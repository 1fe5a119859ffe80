/** A person with data in every table that may hold personal data, and a search through all tables. */

import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { newsletterApi } from '#features/accounts/consents/contract/newsletter.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { issueLink } from '#features/accounts/sign-in/server/links.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { batchesApi } from '#features/office/people/contract/batches.ts';
import { privacyApi } from '#features/office/privacy/contract/privacy.ts';
import { mailingsApi } from '#features/talk/mailings/contract.ts';
import { supportApi } from '#features/talk/support/contract/chat.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { day } from '#shared/dates.ts';
import { aDraft, applyAsModel } from './applications.ts';
import { careTraces } from './careTraces.ts';
import { apply } from './instalments.ts';
import { aRefundRow } from './refunds.ts';
import { rows } from './rows.ts';
import { aCourse, aStudentWithLessons, type SoldCourse, startPurchase } from './school.ts';
import type { Person, World } from './world.ts';

export const traces = {
  email: 'yaroslava_n@example.com',
  first_name: 'Ярослава',
  last_name: 'Неповторимая',
  phone: '+79991234567',
  network: '203.0.113.77',
  subject: 'google-subject-777',
  new_email: 'neues.postfach@example.com',
  former_email: 'ancienne.adresse@example.com',
};

export interface Whole {
  student: Person;
  owner: Person;
  course: SoldCourse;
  /** Payment id at the provider, and the order, of a purchase that is not paid yet. */
  pending: { payment_id: string; order_id: string; order_secret: string };
}

export async function aWholePerson(world: World): Promise<Whole> {
  const owner = await world.signedInAs('super_admin');
  const { student, course, lessons } = await aStudentWithLessons(world);
  const { email, first_name, last_name, phone, network, subject } = traces;
  const named = { id: student.id, email, first_name, last_name, phone };
  await owner.call(peopleApi.edit, named);
  // Set by staff: the address counts only once it is confirmed.
  await sql`update users set email_verified_at = created_at where id = ${student.id}`.execute(
    world.app.database.handle,
  );
  const token = await signInAgain(world, student.id, network);
  const person: Person = { ...student, ...world.bearer(token), email };
  for (const subscribed of [true, false, true]) await person.call(newsletterApi.change, { subscribed });
  await person.call(mailingsApi.change, { reminders: true });
  await owner.call(batchesApi.giveCourse, { ids: [student.id], course_id: course.id });
  const progress = { position_seconds: 30, duration_seconds: 60, watched: [{ from: 0, to: 30 }] };
  await person.call(learningApi.saveProgress, { id: lessons[0]!, ...progress });
  await person.call(learningApi.openVideo, { id: lessons[0]! });
  const other = await aCourse(world, { type: 'basic', title: 'Базовый', position: 2, priceKopecks: 4000_00 });
  const pending = await startPurchase(person, other, { amount: 2800 });
  await startPurchase(world.visitor(), other, { email, name: `${first_name} ${last_name}`, phone });
  const dear = await aCourse(world, {
    type: 'premium',
    title: 'Премиум',
    position: 3,
    priceKopecks: 50_000_00,
  });
  await apply(world, person, dear, { user_phone: phone, user_name: `${first_name} ${last_name}` });
  const model = {
    ...(await aDraft(person, ['face_front'])),
    email,
    phone,
    fullName: `${first_name} ${last_name}`,
  };
  const { id: applicationId } = await applyAsModel(world, person, model);
  await aCard(world, applicationId);
  await rawTraces(world, { id: person.id, orderId: pending.order_id, subject, network });
  await aTalk(world, person);
  // The job of this call holds the address alone.
  await world.visitor().call(signInApi.forgotPassword, { email });
  await world.runJobs();
  world.mail.clear();
  return { student: person, owner, course, pending };
}

/** The applicant's card in the gallery. */
async function aCard({ app }: World, applicationId: string) {
  const now = app.now().toISOString();
  const { handle } = app.database;
  const name = `${traces.first_name} ${traces.last_name}`;
  await sql`update model_applications set publication = 'given' where id = ${applicationId}`.execute(handle);
  const id = crypto.randomUUID();
  await sql`insert into models (id, name, height, size, location, search, position, is_published, consent,
      application_id, created_at, updated_at)
    values (${id}, ${name}, 170, '42', ${traces.phone}, ${name.toLowerCase()}, 1, 0, 'missing', ${applicationId},
      ${now}, ${now})`.execute(handle);
  await sql`insert into model_consents (id, model_id, source, signed_by, is_guardian, signed_on, note, recorded_by, recorded_at)
    values (${id}, ${id}, 'paper', ${name}, 0, '2026-01-01', ${traces.phone}, 'x', ${now})`.execute(handle);
}

/** Signed in, and by the address alone. */
async function aTalk(world: World, person: Person) {
  const { email, first_name, phone } = traces;
  const message = `Меня зовут ${first_name}, мой телефон ${phone}`;
  await person.call(supportApi.send, { message, session_id: 'own' });
  const visitor = world.visitor();
  const { body } = await visitor.call(supportApi.send, { message, session_id: 'visitor' });
  const contacts = { token: body.conversation_token!, name: first_name, email, phone, consent: true };
  await visitor.call(supportApi.leaveContacts, contacts);
}

/** Signs in from an address and a browser that can be searched for. */
async function signInAgain({ app }: World, id: string, address: string): Promise<string> {
  const { startSession } = await import('#features/accounts/sign-in/server/sessions.ts');
  const device = { tokenHash: 'd'.repeat(64), isKnownTo: async () => true };
  const browser = {
    kind: 'visitor',
    language: 'ru',
    address,
    userAgent: 'Ярославин браузер',
    device,
  } as const;
  return contextOf(app, browser).transaction((ctx) => startSession(ctx, id, true));
}

async function rawTraces(
  world: World,
  { id, orderId, subject, network }: { id: string; orderId: string; subject: string; network: string },
) {
  const { app } = world;
  const now = app.now().toISOString();
  const { handle } = app.database;
  await contextOf(app).transaction((ctx) => issueLink(ctx, id, 'erase_account'));
  await sql`insert into identities values ('google', ${subject}, ${id}, ${now})`.execute(handle);
  await sql`insert into email_corrections (id, order_id, position, old_email, new_email, address, created_at)
    values (${crypto.randomUUID()}, ${orderId}, 1, 'yaroslava@exmaple.com', ${traces.email}, ${network}, ${now})`.execute(
    handle,
  );
  const tomorrow = new Date(app.now().getTime() + day).toISOString();
  await sql`insert into email_changes (id, user_id, email, asked_at, expires_at)
    values (${crypto.randomUUID()}, ${id}, ${traces.new_email}, ${now}, ${tomorrow})`.execute(handle);
  await sql`insert into former_addresses (id, user_id, email, left_at, expires_at)
    values (${crypto.randomUUID()}, ${id}, ${traces.former_email}, ${now}, ${tomorrow})`.execute(handle);
  await sql`update video_tickets set address = ${network} where user_id = ${id}`.execute(handle);
  const [order] = await rows<{ id: string }>(world, `select id from orders where user_id = '${id}'`);
  await aRefundRow(world, order!.id, traces.first_name);
  await sql`insert into unfinished_orders (id, order_id, state, note, created_at, token, search)
    values (${crypto.randomUUID()}, ${order!.id}, 'called', ${traces.first_name}, ${now}, ${crypto.randomUUID()}, ${traces.phone})`.execute(
    handle,
  );
  await sql`insert into unsent_mails (id, job_id, email, subject, created_at)
    values (${crypto.randomUUID()}, 'x', ${traces.email}, ${traces.first_name}, ${now})`.execute(handle);
  await sql`insert into reminder_stops (email, created_at) values (${traces.email}, ${now})`.execute(handle);
  await sql`insert into waitlist_entries (id, email, language, token, state, search, created_at)
    values (${crypto.randomUUID()}, ${traces.email}, 'ru', ${crypto.randomUUID()}, 'unconfirmed', ${traces.email}, ${now})`.execute(
    handle,
  );
  await sql`insert into order_notes values (${crypto.randomUUID()}, ${order!.id}, null, ${traces.first_name}, ${now})`.execute(
    handle,
  );
  await sql`insert into manual_payments values (${order!.id}, 'cash', '2026-01-01', ${traces.last_name}, null, null, ${now})`.execute(
    handle,
  );
  await sql`insert into guardian_requests (id, kind, subject_id, user_id, email, name, language, guardian_email,
      guardian_name, state, created_at, expires_at, decided_at)
    values (${crypto.randomUUID()}, 'purchase', ${order!.id}, ${id}, ${traces.email}, ${traces.first_name}, 'ru',
      'mama.yaroslavy@example.com', ${traces.last_name}, 'consented', ${now}, ${tomorrow}, ${now})`.execute(
    handle,
  );
  await sql`insert into ratings (id, created_at, share_name, search) values (${order!.id}, ${now}, ${traces.first_name}, ${traces.email})`.execute(
    handle,
  );
  await sql`insert into rating_results (id, rating_id, position, age, city, experience, filled_in, created_at)
    values (${crypto.randomUUID()}, ${order!.id}, 1, 25, ${traces.last_name}, 'none', '', ${now})`.execute(
    handle,
  );
  await careTraces(world, { id, orderId: order!.id, text: traces.first_name });
  await goodsTraces(world, id, network);
}

/** A certificate, a consultation and a ticket to a material of the course that the person owns. */
async function goodsTraces({ app }: World, id: string, network: string) {
  const now = app.now().toISOString();
  const { handle } = app.database;
  const name = `${traces.first_name} ${traces.last_name}`;
  const { rows } = await sql<{ course_id: string }>`
    select course_id from enrolments where user_id = ${id}`.execute(handle);
  const courseId = rows[0]!.course_id;
  const [certificateId, consultationId, materialId] = [1, 2, 3].map(() => crypto.randomUUID());
  await sql`insert into certificates (id, number, token, user_id, course_id, course_title, name, issued_at, search)
    values (${certificateId}, 10900, ${certificateId}, ${id}, ${courseId}, 'Курс', ${name}, ${now}, ${name.toLowerCase()})`.execute(
    handle,
  );
  // From the time when the person worked for the school.
  await sql`insert into notice_choices values (${id}, 'new_order', 'mail', 1)`.execute(handle);
  await sql`insert into notice_settings values (${id}, '22:00', '08:00', 'Europe/Moscow', ${now})`.execute(
    handle,
  );
  await sql`insert into telegram_links values (${id}, '700', ${name}, ${now}, null)`.execute(handle);
  await sql`insert into telegram_codes values (${'c'.repeat(64)}, ${id}, ${now})`.execute(handle);
  await sql`insert into telegram_messages values ('700', 1, ${id}, 'new_order', 'an order', ${now})`.execute(
    handle,
  );
  await sql`insert into staff_notices values (${certificateId}, ${id}, 'mail', 'new_order', 'an order', ${now}, null, ${now}, ${now})`.execute(
    handle,
  );
  await sql`insert into consultations (id, user_id, course_id, course_title, state, wishes, contact, note, created_at, updated_at, search)
    values (${consultationId}, ${id}, ${courseId}, 'Курс', 'requested', ${name}, ${traces.phone}, ${traces.email}, ${now}, ${now}, ${name.toLowerCase()})`.execute(
    handle,
  );
  await sql`insert into review_requests values (${id}, ${courseId}, ${now})`.execute(handle);
  await sql`insert into study_mails values (${id}, ${courseId}, 'stalled', ${certificateId}, '2026-11-10')`.execute(
    handle,
  );
  await sql`insert into certificate_names values (${certificateId}, ${id}, ${name}, ${now})`.execute(handle);
  await sql`insert into reviews (id, author, user_id, email, kind, name, role, text, result, reply, rating, course_id, position, state, reason, search, created_at, updated_at)
    values (${consultationId}, 'staff', ${id}, ${traces.email}, 'written', ${name}, '', ${traces.phone}, '', '', 5, ${courseId}, 1, 'published', '', ${name.toLowerCase()}, ${now}, ${now})`.execute(
    handle,
  );
  await sql`insert into materials (id, course_id, purpose, title, url, position, created_at)
    values (${materialId}, ${courseId}, 'other', 'Ссылка', 'https://a.example/', 1, ${now})`.execute(handle);
  await sql`insert into material_tickets (token_hash, user_id, session_id, material_id, expires_at, address)
    values (${'e'.repeat(64)}, ${id}, 'a session', ${materialId}, ${now}, ${network})`.execute(handle);
}

export async function tableNames({ engine, app }: World): Promise<string[]> {
  const list =
    engine === 'sqlite'
      ? "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'"
      : "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'";
  const { rows } = await sql.raw<{ name: string }>(list).execute(app.database.handle);
  return rows.map(({ name }) => name).sort();
}

export async function rowsIn({ app }: World, table: string): Promise<Record<string, unknown>[]> {
  return (await sql.raw<Record<string, unknown>>(`select * from ${table}`).execute(app.database.handle)).rows;
}

/** Tables that contain any of the words, at any depth. */
export async function tablesNaming(world: World, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tableNames(world)) {
    const text = JSON.stringify(await rowsIn(world, table)).toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(table);
  }
  return found;
}

/** The files of a ZIP answer. */
export async function unzipped(world: World, token: string | null, url: string, language = 'ru') {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'accept-language': language };
  const response = await world.server.inject({ method: 'GET', url, headers });
  const isZip = response.headers['content-type'] === 'application/zip';
  if (!isZip) throw new Error(`${url} answered ${response.statusCode} ${response.body.slice(0, 300)}`);
  const files = unzipSync(response.rawPayload);
  const texts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  return { headers: response.headers, texts, files };
}

export function eraseOneself(person: Person) {
  const input = { confirmation: person.email, current_password: person.password };
  return person.call(privacyApi.erase, input);
}

export function signIn(world: World, { email, password }: Pick<Person, 'email' | 'password'>) {
  return world.visitor().call(signInApi.login, { email, password });
}
