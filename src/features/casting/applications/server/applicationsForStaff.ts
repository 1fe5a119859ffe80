/** Applications as staff see them. */

import { findUser, lookedAt } from '#features/accounts/account/server/accounts.ts';
import { claimOf } from '#features/accounts/account/server/claims.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { ApplicationDetails, ApplicationSettings, applicationsPanelApi } from '../contract/panel.ts';
import { applicationsListing, type ListedApplication } from '../listing.ts';
import { shownNumber } from '../rules/numbers.ts';
import { canUndo } from '../rules/states.ts';
import * as list from './list.store.ts';
import { erasedOn } from './retention.ts';
import * as settings from './settings.store.ts';
import { shownSnaps, snapsOf } from './snaps.ts';
import * as store from './store.ts';

type In<K extends keyof typeof applicationsPanelApi> = ParsedInput<(typeof applicationsPanelApi)[K]>;
type Out<K extends keyof typeof applicationsPanelApi> = Output<(typeof applicationsPanelApi)[K]>;

export async function listApplications(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const { timeZone } = ctx.app.config;
  const rows = await list.findListed(ctx.db, input, timeZone);
  const counts = { total: 0, new: 0, approved: 0, rejected: 0 };
  for (const { status, count } of await list.countsByStatus(ctx.db)) {
    counts[status] = count;
    counts.total += count;
  }
  return {
    profiles: rows.map(toApplication),
    total: await list.countListed(ctx.db, input, timeZone),
    counts,
  };
}

export const listedApplications = listedRows({
  listing: applicationsListing,
  count: (ctx, input) => list.countListed(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    for await (const rows of list.everyListed(ctx.db, input, ctx.app.config.timeZone))
      yield rows.map(toApplication);
  },
});

/** The whole selection, written down in the audit log before it leaves. */
export async function exportApplications(ctx: Context, input: In<'exportAll'>): Promise<Out<'exportAll'>> {
  const data: ListedApplication[] = [];
  const whole = { ...input, page: 1, page_size: 1 };
  for await (const rows of list.everyListed(ctx.db, whole, ctx.app.config.timeZone))
    data.push(...rows.map(toApplication));
  const { name, words } = applicationsListing;
  const { status, photos, from, to } = input;
  const narrowed = Object.entries({ status, photos, from, to }).filter(([, value]) => value !== undefined);
  await ctx.transaction((ctx) =>
    recordAction(ctx, {
      action: 'list.exported',
      subject: { kind: 'list', id: name, label: words },
      after: {
        format: 'json',
        rows: data.length,
        ...(Object.fromEntries(narrowed) as Record<string, string>),
      },
    }),
  );
  return { data, total: data.length };
}

/** @throws not_found */
export async function showApplication(ctx: Context, { id }: In<'show'>): Promise<ApplicationDetails> {
  const { handle } = ctx.app.database;
  const row = await list.findOneListed(handle, id);
  if (!row) throw notFound();
  const history = await store.history.read(handle, id);
  const others = await store.applicationsAlike(handle, row);
  const colleagues = await emailsOf(ctx, history);
  const isAllowed = arePhotosAllowed(row);
  const snaps = isAllowed ? await snapsOf({ ...ctx, db: handle }, id) : [];
  return {
    ...toApplication(row),
    photos: snaps.map(({ id, kind, created_at }) => ({ id, kind, created_at })),
    photos_allowed: isAllowed,
    can_undo: canUndo(row, ctx.app.now()),
    erased_on: await erasedOn(ctx, row),
    others: others.map(({ id, number, status, created_at }) => ({
      ...{ id, status, created_at },
      number: shownNumber(number),
    })),
    history: history.map(({ status, event, details, actor_id, created_at }) => ({
      ...{ status, event, details },
      ...authorOf(actor_id, row, colleagues),
      at: created_at,
    })),
  };
}

/** An applicant who is signed in acts for themselves, and is no colleague. */
function authorOf(actorId: string | null, row: list.ListedRow, colleagues: Map<string, string>) {
  const isOwn = actorId !== null && actorId === row.user_id;
  return { is_own: isOwn, by: isOwn ? null : (colleagues.get(actorId ?? '') ?? null) };
}

/** @throws not_found */
export async function applicationsOfPerson(ctx: Context, { id }: In<'ofPerson'>): Promise<Out<'ofPerson'>> {
  const rows = await store.applicationsOf(ctx.db, claimOf(await lookedAt(ctx, id)));
  return {
    profiles: rows.map(({ id, number, full_name: fullName, status, created_at }) => ({
      ...{ id, fullName, status, created_at },
      number: shownNumber(number),
    })),
  };
}

/** @throws not_found; conflict where the consent was withdrawn, or a guardian has not agreed yet */
export async function showPhotos(ctx: Context, { id }: In<'photos'>): Promise<Out<'photos'>> {
  const { handle } = ctx.app.database;
  const row = await list.findOneListed(handle, id);
  if (!row) throw notFound();
  if (!arePhotosAllowed(row)) throw new AppError('conflict');
  return { snaps: await shownSnaps({ ...ctx, db: handle }, await snapsOf({ ...ctx, db: handle }, id)) };
}

function arePhotosAllowed(row: list.ListedRow): boolean {
  return row.guardian !== 'asked' && (row.photos_consent_id !== null || row.is_demo === 1);
}

export async function showSettings(ctx: Context): Promise<ApplicationSettings> {
  return toSettings(await settings.findSettings(ctx.db));
}

/** @throws conflict where a colleague was quicker */
export async function saveSettings(ctx: Context, input: In<'saveSettings'>): Promise<ApplicationSettings> {
  return ctx.transaction(async (ctx) => {
    const before = await settings.findSettings(ctx.db);
    const { keep_rejected_days: days } = input;
    assertUnchanged(before.keep_rejected_days, input.version);
    await settings.saveKeptDays(ctx.db, days);
    await recordAction(ctx, {
      action: 'application_settings.changed',
      subject: { kind: 'application_settings', id: '1', label: '' },
      before: { keep_rejected_days: before.keep_rejected_days },
      after: { keep_rejected_days: days },
    });
    return toSettings({ ...before, keep_rejected_days: days });
  });
}

function toSettings({ keep_rejected_days }: settings.SettingsRow): ApplicationSettings {
  return { keep_rejected_days, version: fingerprint(keep_rejected_days) };
}

async function emailsOf(ctx: Context, history: store.HistoryRow[]): Promise<Map<string, string>> {
  const emails = new Map<string, string>();
  for (const id of new Set(history.map(({ actor_id }) => actor_id))) {
    const colleague = id === null ? undefined : await findUser(ctx.app.database.handle, id);
    if (colleague) emails.set(colleague.id, colleague.email);
  }
  return emails;
}

function toApplication(row: list.ListedRow): ListedApplication {
  const { id, source, user_id, email, phone, country, city, height, weight, age, about, status } = row;
  const { comment, decided_at, guardian, publication, created_at, snaps } = row;
  return {
    ...{ id, source, user_id, email, phone, country, city, height, weight, age, about, status },
    ...{ comment, decided_at, guardian, publication, created_at, snaps },
    number: shownNumber(row.number),
    fullName: row.full_name,
    modelingExperience: row.experience,
    clothingSize: row.clothing_size,
    is_published: row.published > 0,
    is_demo: row.is_demo === 1,
  };
}
