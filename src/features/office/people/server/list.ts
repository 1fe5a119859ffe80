import { restorableMs } from '#features/accounts/account/rules/erased.ts';
import { shownNumber } from '#features/accounts/account/rules/numbers.ts';
import { hasSaidUnder18 } from '#features/accounts/guardians/server/questions.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { standingsOf } from '#features/sales/orders/server/standing.ts';
import { titleOf } from '#features/sales/orders/server/titles.ts';
import type { Context } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import { isStaff } from '#shared/roles.ts';
import type { batchesApi } from '../contract/batches.ts';
import type { staffApi } from '../contract/list.ts';
import { type ListedUser, type PeopleQuery, peopleListing } from '../listing.ts';
import { batchMost } from '../rules/batches.ts';
import * as store from './list.store.ts';

type In<K extends keyof typeof staffApi> = ParsedInput<(typeof staffApi)[K]>;
type Out<K extends keyof typeof staffApi> = Output<(typeof staffApi)[K]>;

/** One page of all people, newest first unless asked otherwise, and how many the selection holds in all. */
export async function listUsers(ctx: Context, input: In<'listUsers'>): Promise<Out<'listUsers'>> {
  const selection = selectionOf(ctx, input);
  const rows = await store.findUsers(ctx.db, selection);
  return { users: await withCourses(ctx, rows), total: await store.countUsers(ctx.db, selection) };
}

/** Whom a search finds, as far as one batch can reach. */
export async function findPeople(
  ctx: Context,
  input: ParsedInput<typeof batchesApi.find>,
): Promise<Output<typeof batchesApi.find>> {
  const selection = selectionOf(ctx, { ...input, page: 1, page_size: 1 });
  return {
    ids: await store.findIds(ctx.db, selection, batchMost),
    total: await store.countUsers(ctx.db, selection),
  };
}

export const listedPeople = listedRows({
  listing: peopleListing,
  count: (ctx, input) => store.countUsers(ctx.db, selectionOf(ctx, input)),
  async *pages(ctx, input) {
    const pages = store.everyUser(ctx.db, selectionOf(ctx, input));
    for await (const rows of pages) yield withCourses(ctx, rows);
  },
});

function selectionOf(ctx: Context, query: PeopleQuery): store.Selection {
  const now = ctx.app.now().toISOString();
  return { query, timeZone: ctx.app.config.timeZone, restorableSince: restorableSince(ctx), now };
}

async function withCourses(ctx: Context, rows: readonly store.ListedUserRow[]): Promise<ListedUser[]> {
  const now = ctx.app.now().toISOString();
  const courses = await store.coursesOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const open = Map.groupBy(
    courses.filter((course) => isOpen(course, now)),
    ({ user_id }) => user_id,
  );
  return rows.map((row) => ({
    ...toUser(row),
    courses: (open.get(row.id) ?? []).map((course) => textIn(course, 'title', ctx.actor.language)),
  }));
}

/** @throws not_found */
export async function showUser(ctx: Context, { id }: In<'showUser'>): Promise<Out<'showUser'>> {
  const { handle } = ctx.app.database;
  const now = ctx.app.now().toISOString();
  const row = await store.findUser(handle, { id, now });
  const isForgotten = row?.deleted_at && (!row.deleted_email || row.deleted_at <= restorableSince(ctx));
  if (!row || isForgotten) throw notFound();
  const courses = await store.coursesOf(handle, [id]);
  const orders = await store.ordersOf(handle, id);
  const standings = await standingsOf({ ...ctx, db: handle }, orders);
  return {
    ...toUser(row),
    seen_at: row.seen_at,
    said_under_18: await hasSaidUnder18({ ...ctx, db: handle }, id),
    restorable_until: row.deleted_at && later(row.deleted_at, restorableMs),
    invited: isStaff(row.role) && row.has_password === 0,
    courses: courses.map((course) => toCourse(course, { language: ctx.actor.language, now })),
    orders: orders.map(({ id, status, number, amount_kopecks, created_at, money, ...sold }) => ({
      id,
      status,
      standing: standings.get(id)!,
      course_title: titleOf(sold, ctx.actor.language),
      number: orderNumber(number),
      amount: toRubles(amount_kopecks),
      date: created_at,
      test: money === 'test',
      rehearsal: money === 'rehearsal',
    })),
  };
}

/** People deleted before this time cannot be restored. */
function restorableSince(ctx: Context): string {
  return later(ctx.app.now().toISOString(), -restorableMs);
}

function later(iso: string, ms: number): string {
  return new Date(Date.parse(iso) + ms).toISOString();
}

/** The job that ends what was given for a time may be late. */
function isOpen({ ended_at, until }: store.OwnedCourseRow, now: string): boolean {
  return ended_at === null && (until === null || until > now);
}

function toCourse(row: store.OwnedCourseRow, { language, now }: { language: Language; now: string }) {
  return {
    id: row.course_id,
    title: textIn(row, 'title', language),
    since: row.created_at,
    until: isOpen(row, now) ? null : (row.ended_at ?? row.until),
    open_until: isOpen(row, now) ? row.until : null,
    order_id: row.order_id,
  };
}

function toUser(row: store.ListedUserRow) {
  return {
    id: row.id,
    number: shownNumber(row.number),
    email: row.deleted_email ?? row.email,
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
    deleted: row.deleted_at !== null,
  };
}
