/**
 * The other tables of a school of that size: rows of every table that the panel lists, derived by the database itself
 * from the people, orders and payments already there.
 */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { bought, type Derived, idOf, oneOf, people, staff } from './derived.ts';
import { saleTables } from './largeSales.ts';

/** By table, in an order that references allow. */
const tables: Record<string, Derived> = {
  ...saleTables,
  lesson_progress: {
    from: `enrolments e join lessons l on l.course_id = e.course_id
      where e.order_id in (select o.id from ${bought}) and l.lesson_number <= 5`,
    row: {
      ...{ user_id: 'e.user_id', lesson_id: 'l.id', updated_at: 'e.created_at', watched_percent: '100' },
      // The last lesson is left: a course that everybody has finished wants a certificate for each.
      completed_at: `case when l.lesson_number < (select max(last.lesson_number) from lessons last
        where last.course_id = l.course_id and last.lesson_number <= 5) then e.created_at end`,
    },
  },
  model_applications: {
    from: `${people} and u.number % 10 = 0`,
    row: {
      ...{
        id: idOf('u', 5),
        number: 'u.number',
        source: `'questionnaire'`,
        user_id: 'u.id',
        language: 'u.language',
      },
      full_name: `u.first_name || ' ' || u.last_name`,
      ...{ email: 'u.email', phone: `coalesce(u.phone, '')`, country: `'Россия'` },
      city: oneOf('u.number / 10', 'Москва', 'Казань', 'Самара', 'Пермь'),
      ...{ height: '160 + u.number / 10 % 30', weight: '50', age: '18 + u.number / 10 % 20' },
      experience: oneOf('u.number / 10', 'none', 'beginner', 'amateur', 'professional'),
      status: oneOf('u.number / 10', 'rejected', 'rejected', 'approved', 'rejected', 'approved', 'new'),
      decided_at: 'case when u.number / 10 % 6 < 5 then u.created_at end',
      comment: `'…'`,
      guardian: `'none'`,
      publication: oneOf('u.number / 10', 'none', 'none', 'given', 'none', 'asked', 'none'),
      ...{ consent_ids: `'[]'`, is_demo: '0', created_at: 'u.created_at', search: 'u.search' },
    },
  },
  private_pictures: {
    from: 'model_applications u where u.number % 50 = 0 and u.number >= :first_person',
    row: {
      ...{ id: idOf('u', 6), media_type: `'image/webp'`, width: '900', height: '1200', size_bytes: '90000' },
      ...{ claimed_at: 'u.created_at', created_at: 'u.created_at' },
    },
  },
  application_snaps: {
    from: 'model_applications u where u.number % 50 = 0 and u.number >= :first_person',
    row: {
      ...{ id: idOf('u', 6), application_id: 'u.id', kind: `'face_front'`, picture_id: idOf('u', 6) },
      created_at: 'u.created_at',
    },
  },
  models: {
    from: `model_applications u where u.number % 100 = 20 and u.number >= :first_person`,
    row: {
      ...{ id: idOf('u', 7), name: 'u.full_name', height: 'u.height', size: `'42'`, location: 'u.city' },
      ...{ search: 'u.search', position: 'u.number', application_id: 'u.id' },
      is_published: 'case when u.number / 100 % 3 = 0 then 1 else 0 end',
      consent: oneOf('u.number / 100', 'given', 'missing', 'withdrawn'),
      ...{ created_at: 'u.created_at', updated_at: 'u.created_at' },
    },
  },
  support_conversations: {
    from: `${people} and u.number % 5 = 0`,
    row: {
      ...{ id: idOf('u', 5), user_id: 'u.id', language: 'u.language', subject: 'u.first_name', page: `'/'` },
      state: oneOf('u.number / 5', 'closed', 'closed', 'bot', 'closed', 'bot', 'closed', 'human', 'waiting'),
      ...{ operator_id: `case when u.number / 5 % 8 = 6 then ${staff} end` },
      awaits_since: 'case when u.number / 5 % 80 = 7 then u.created_at end',
      ...{ mails_answers: '0', mailed_position: '0', last_position: '4', revision: '4', email: 'u.email' },
      ...{ created_at: 'u.created_at', updated_at: 'u.seen_at', search: 'u.search' },
    },
  },
  support_messages: {
    from: `support_conversations u join (select 1 as n union all select 2 union all select 3 union all select 4) each
      on u.user_id in (select u.id from ${people})`,
    row: {
      ...{
        id: `substr(u.id, 1, 14) || each.n || substr(u.id, 16)`,
        conversation_id: 'u.id',
        position: 'each.n',
      },
      ...{ sender: oneOf('each.n', 'bot', 'user'), text: 'u.subject', created_at: 'u.created_at' },
    },
  },
  assistant_unanswered: {
    from: `${people} and u.number % 10 = 3`,
    row: {
      ...{
        id: idOf('u', 5),
        question_key: 'u.id',
        question: 'u.last_name',
        language: `'ru'`,
        search: 'u.search',
      },
      ...{ reason: `'unknown'`, times: '1 + u.number / 10 % 40', created_at: 'u.created_at' },
      state: oneOf('u.number / 10', 'open', 'open', 'open', 'answered', 'dismissed'),
      last_asked_at: 'u.seen_at',
    },
  },
  assistant_articles: {
    from: `${people} and u.number % 400 = 7`,
    row: {
      ...{ id: idOf('u', 5), question: 'u.last_name', answer: 'u.first_name', search: 'u.search' },
      ...{ is_on: 'u.number / 400 % 2', created_at: 'u.created_at', updated_at: 'u.seen_at' },
    },
  },
  batches: {
    from: `users u where u.email = 'director@podium.local'`,
    row: { id: idOf('u', 5), kind: `'selection'`, actor_id: 'u.id', created_at: 'u.created_at' },
  },
  batch_people: {
    from: `batches b join users u on u.number % 400 = 11 and u.number >= :first_person where b.kind = 'selection'`,
    row: { batch_id: 'b.id', user_id: 'u.id' },
  },
  saved_views: {
    from: `${people} and u.number % 400 = 9`,
    row: {
      ...{
        id: idOf('u', 5),
        owner_id: staff,
        list: oneOf('u.number / 400', 'orders', 'users'),
        name: 'u.first_name',
      },
      ...{ query: `'search=' || u.email`, is_shared: '1', created_at: 'u.created_at' },
    },
  },
};

/** @param firstPerson number of the first of the many people */
export async function deriveTables(tx: Tx, firstPerson: number): Promise<void> {
  for (const [table, { from, row }] of Object.entries(tables)) {
    const columns = Object.keys(row).join(', ');
    const values = Object.values(row).join(', ');
    const text = `insert into ${table} (${columns}) select ${values} from ${from}`;
    await sql.raw(text.replaceAll(':first_person', String(firstPerson))).execute(tx);
  }
}
