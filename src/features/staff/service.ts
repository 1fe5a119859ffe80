import { restorableMs } from '#features/accounts/rules.ts';
import { textsIn } from '#features/courses/rules.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { isStaff } from '#shared/access.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { dayStart, nextDay } from '#shared/dates.ts';
import { notFound } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import type { staffApi } from './contract.ts';
import * as store from './store.ts';

type In<K extends keyof typeof staffApi> = ParsedInput<(typeof staffApi)[K]>;
type Out<K extends keyof typeof staffApi> = Output<(typeof staffApi)[K]>;

/** One page of all people, newest first unless asked otherwise, and how many the selection holds in all. */
export async function listUsers(actor: Actor, app: App, input: In<'listUsers'>): Promise<Out<'listUsers'>> {
  const { handle } = app.database;
  const { search, role, access, state, from, to } = input;
  const { timeZone } = app.config;
  const selection = {
    search,
    role,
    access,
    state,
    restorableSince: restorableSince(app),
    since: from && dayStart(from, timeZone),
    before: to && dayStart(nextDay(to), timeZone),
  };
  const rows = await store.findUsers(handle, selection, {
    sort: input.sort,
    direction: input.direction,
    limit: input.page_size,
    offset: (input.page - 1) * input.page_size,
  });
  const courses = await store.coursesOf(
    handle,
    rows.map(({ id }) => id),
  );
  const openTo = (id: string) =>
    courses.filter(({ user_id, ended_at }) => user_id === id && ended_at === null);
  return {
    users: rows.map((row) => ({
      ...toUser(row),
      courses: openTo(row.id).map((course) => textsIn(course, actor.language).title),
    })),
    total: await store.countUsers(handle, selection),
  };
}

/** @throws not_found */
export async function showUser(actor: Actor, app: App, { id }: In<'showUser'>): Promise<Out<'showUser'>> {
  const { handle } = app.database;
  const row = await store.findUser(handle, id);
  const isForgotten = row?.deleted_at && (!row.deleted_email || row.deleted_at <= restorableSince(app));
  if (!row || isForgotten) throw notFound();
  const courses = await store.coursesOf(handle, [id]);
  const orders = await store.ordersOf(handle, id);
  return {
    ...toUser(row),
    restorable_until: row.deleted_at && later(row.deleted_at, restorableMs),
    invited: isStaff(row.role) && row.has_password === 0,
    courses: courses.map((course) => toCourse(course, actor.language)),
    orders: orders.map(({ amount_kopecks, created_at, ...order }) => ({
      ...order,
      amount: toRubles(amount_kopecks),
      date: created_at,
    })),
  };
}

/** Whoever was deleted before is gone for good. */
function restorableSince(app: App): string {
  return later(app.now().toISOString(), -restorableMs);
}

function later(iso: string, ms: number): string {
  return new Date(Date.parse(iso) + ms).toISOString();
}

function toCourse(row: store.OwnedCourseRow, language: Language) {
  return {
    id: row.course_id,
    title: textsIn(row, language).title,
    since: row.created_at,
    until: row.ended_at,
    order_id: row.order_id,
  };
}

function toUser(row: store.ListedUserRow) {
  return {
    id: row.id,
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
