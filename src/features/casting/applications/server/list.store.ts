import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import type { Schema } from '#server/db/schema.ts';
import { type ApplicationsQuery, applicationsListing } from '../listing.ts';
import type { ApplicationStatus } from '../rules/states.ts';
import type { ApplicationRow } from './store.ts';

export type ListedRow = ApplicationRow & { snaps: number; published: number };

const list = storedList(applicationsListing, {
  table: 'model_applications',
  columns: { fullName: 'full_name', modelingExperience: 'experience' },
});

/** One page of the selection. */
export function findListed(db: Db, query: ApplicationsQuery, timeZone: string): Promise<ListedRow[]> {
  return list.page(db, withSnaps(select(db, query, timeZone)), query);
}

/** The whole selection. */
export function everyListed(db: Db, query: ApplicationsQuery, timeZone: string): AsyncIterable<ListedRow[]> {
  return list.pages(db, withSnaps(select(db, query, timeZone)), query);
}

export function countListed(db: Db, query: ApplicationsQuery, timeZone: string): Promise<number> {
  return list.count(db, select(db, query, timeZone), query);
}

/** How many there are in each state; states without any are missing. */
export function countsByStatus(db: Db): Promise<{ status: ApplicationStatus; count: number }[]> {
  return db
    .selectFrom('model_applications')
    .select((e) => ['status', e.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}

export function findOneListed(db: Db, id: string): Promise<ListedRow | undefined> {
  return withSnaps(db.selectFrom('model_applications').where('id', '=', id)).executeTakeFirst();
}

function select(db: Db, query: ApplicationsQuery, timeZone: string) {
  const { photos, guardian, gallery } = query;
  return db
    .selectFrom('model_applications')
    .where((e) => e.and(list.conditions(query, timeZone)))
    .$if(photos === 'with', (q) => q.where((e) => e.exists(snapsOf(e))))
    .$if(photos === 'without', (q) => q.where((e) => e.not(e.exists(snapsOf(e)))))
    .$if(guardian === 'waiting', (q) => q.where('guardian', '=', 'asked'))
    .$if(gallery === 'published', (q) => q.where((e) => e.exists(publishedOf(e))))
    .$if(gallery === 'agreed', (q) =>
      q.where('publication', '=', 'given').where((e) => e.not(e.exists(publishedOf(e)))),
    )
    .$if(gallery === 'asked', (q) => q.where('publication', '=', 'asked'));
}

function snapsOf(e: ExpressionBuilder<Schema, 'model_applications'>) {
  return e
    .selectFrom('application_snaps')
    .select('application_snaps.application_id')
    .whereRef('application_snaps.application_id', '=', 'model_applications.id');
}

function publishedOf(e: ExpressionBuilder<Schema, 'model_applications'>) {
  return e
    .selectFrom('models')
    .select('models.application_id')
    .whereRef('models.application_id', '=', 'model_applications.id')
    .where('models.is_published', '=', 1);
}

function withSnaps(query: ReturnType<typeof select>) {
  return query
    .selectAll('model_applications')
    .select([
      sql<number>`(select count(*) from application_snaps where application_id = model_applications.id)`.as(
        'snaps',
      ),
      sql<number>`(select count(*) from models where application_id = model_applications.id and is_published = 1)`.as(
        'published',
      ),
    ]);
}
