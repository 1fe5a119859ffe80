/** Rows of a large school beyond people and orders: order sources, refunds, studies, talks, applications, visits. */
import { sql } from 'kysely';
import { packDay } from '#features/records/visits/server/packed.store.ts';
import { addCounts, type Counted } from '#features/records/visits/server/store.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { addDays, day, minute, type SchoolDay } from '#shared/dates.ts';
import { type BulkRow, insertMany } from './insertMany.ts';
import { idOf, makeChance } from './largeOrders.ts';

const days = 730;
const sources = 40;
/** Two million together. */
const visitorsADay = 2_740;

export async function addPeriodRows(database: Database, today: SchoolDay): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`update orders set first_source = 's' || (number % ${sources})`.execute(tx);
    await insertMany(tx, 'refunds', await refunds(tx));
    await insertMany(tx, 'lesson_progress', await progress(tx));
    await insertMany(tx, 'support_conversations', talks(today));
    await insertMany(tx, 'model_applications', applications(today));
  });
  await addVisits(database, today);
}

async function refunds(tx: Tx): Promise<BulkRow[]> {
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'paid_at', 'returned_kopecks'])
    .where('returned_kopecks', '>', 0)
    .where('paid_at', 'is not', null)
    .execute();
  return rows.map(({ id, paid_at, returned_kopecks }, n) => ({
    ...{ id: idOf('refund', n), order_id: id, origin: 'staff', way: 'by_hand', state: 'succeeded' },
    ...{ suggested_kopecks: Number(returned_kopecks), lessons_done: 0, lessons_total: 10 },
    ...{ amount_kopecks: Number(returned_kopecks), wish: '', reason: '', closes_access: 0 },
    created_at: paid_at!,
    finished_at: new Date(Date.parse(paid_at!) + 3 * day).toISOString(),
    search: id,
  }));
}

/** Two in three have begun, and come less far with each lesson. */
async function progress(tx: Tx): Promise<BulkRow[]> {
  const chance = makeChance(5);
  const lessons = Map.groupBy(
    await tx.selectFrom('lessons').select(['id', 'course_id']).orderBy('lesson_number').execute(),
    ({ course_id }) => course_id,
  );
  const enrolled = await tx
    .selectFrom('enrolments')
    .innerJoin('orders', 'orders.id', 'enrolments.order_id')
    .select(['enrolments.user_id', 'enrolments.course_id', 'enrolments.created_at'])
    .where('ended_at', 'is', null)
    .where('orders.secret_hash', 'like', 'large %')
    .execute();
  return enrolled.flatMap(({ user_id, course_id, created_at }) => {
    const own = lessons.get(course_id) ?? [];
    const far = chance() < 0.66 ? Math.ceil(own.length * chance()) : 0;
    return own.slice(0, far).map(({ id }, place) => ({
      ...{ user_id, lesson_id: id, watched_percent: 100 },
      completed_at: place < far - 1 ? created_at : null,
      updated_at: created_at,
    }));
  });
}

function* talks(today: SchoolDay): Generator<BulkRow> {
  const chance = makeChance(6);
  for (let n = 0; n < 60_000; n++) {
    const at = new Date(Date.parse(today) - Math.floor((n / 60_000) * days) * day).toISOString();
    const isAsked = chance() < 0.4;
    yield {
      ...{ id: idOf('talk', n), state: 'closed', language: 'ru', operator_id: null, subject: 'x', page: '/' },
      ...{ mails_answers: 0, mailed_position: 0, last_position: 4, revision: 1, search: 'x' },
      ...{ created_at: at, updated_at: at, reached_staff: isAsked ? 1 : 0, asked_at: isAsked ? at : null },
      answered_at: isAsked ? new Date(Date.parse(at) + minute).toISOString() : null,
      answer_minutes: isAsked ? Math.floor(chance() * 600) : null,
    };
  }
}

function* applications(today: SchoolDay): Generator<BulkRow> {
  for (let n = 0; n < 20_000; n++) {
    const at = new Date(Date.parse(today) - Math.floor((n / 20_000) * days) * day).toISOString();
    const isApproved = n % 3 === 0;
    yield {
      ...{ id: idOf('application', n), number: 1_000_000 + n, source: 'questionnaire', language: 'ru' },
      ...{ full_name: 'x', email: `a${n}@example.com`, phone: '1', country: 'Россия', city: 'x' },
      ...{ height: 170, weight: 55, age: 20, status: isApproved ? 'approved' : 'new', search: 'x' },
      ...{ guardian: 'none', publication: 'none', consent_ids: '[]', is_demo: 1 },
      ...{ created_at: at, decided_at: isApproved ? at : null },
    };
  }
}

/** In place of what the demo school has: as two years of visits leave it, packed as the product packs it. */
async function addVisits(database: Database, today: SchoolDay): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of ['visit_counts', 'visit_days', 'visit_months'])
      await sql`delete from ${sql.table(table)}`.execute(tx);
    for (let ago = 1; ago <= days; ago++) {
      const day = addDays(today, -ago);
      await addCounts(tx, countsOf(day));
      await packDay(tx, day);
    }
  });
  // PostgreSQL vacuums on its own once a day is packed; here all days are packed at once.
  if (database.engine !== 'postgres') return;
  await sql`vacuum full visit_counts, visit_days, visit_months`.execute(database.handle);
  await sql`vacuum analyze`.execute(database.handle);
}

function countsOf(day: SchoolDay): Counted[] {
  const row = (dimension: Counted['dimension'], value: string, visitors: number, views = 0): Counted => ({
    ...{ dimension, day, value, visitors, views },
  });
  const many = (dimension: Counted['dimension'], name: string, values: number, part = 1) =>
    Array.from({ length: values }, (_, n) =>
      row(dimension, `${name}${n}`, Math.round((visitorsADay * part) / values)),
    );
  const viewed = (dimension: Counted['dimension'], name: string, values: number) =>
    Array.from({ length: values }, (_, n) => row(dimension, `${name}${n}`, 0, Math.round(4_400 / values)));
  return [
    row('all', '', visitorsADay, 4_400),
    ...many('source', 's', sources),
    ...many('campaign', 's · autumn', sources),
    ...many('landing', '/page-', 15),
    ...many('device', 'd', 3),
    ...many('cards_source', 's', sources, 0.5),
    ...many('form_source', 's', sources, 0.1),
    ...many('form_course', 'c', 3, 0.1),
    row('step', 'visit', visitorsADay),
    row('step', 'cards', visitorsADay / 2),
    row('step', 'form', visitorsADay / 10),
    ...viewed('page', '/page-', 25),
    ...viewed('hour', '', 24),
  ];
}
