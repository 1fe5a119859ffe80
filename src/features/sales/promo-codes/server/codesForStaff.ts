/** Promo codes as staff make and see them. */
import { randomInt } from 'node:crypto';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { assertUnchanged, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import { toKopecks, toRubles } from '#shared/money.ts';
import { searchable } from '#shared/search.ts';
import type { promoCodesPanelApi } from '../contract.ts';
import { type PromoCode, promoCodesListing } from '../listing.ts';
import { codeAlphabet, codeKey, codeState, randomCharacters } from '../rules/promoCodes.ts';
import { lastDayOf, momentsOf, schoolDayOf } from './days.ts';
import {
  type CodeSums,
  countCodes,
  everyCode,
  everyCourse,
  findCodes,
  noSums,
  sumsOf,
} from './list.store.ts';
import * as store from './store.ts';

type In<K extends keyof typeof promoCodesPanelApi> = ParsedInput<(typeof promoCodesPanelApi)[K]>;
type Out<K extends keyof typeof promoCodesPanelApi> = Output<(typeof promoCodesPanelApi)[K]>;

/** One page of the selection, and the courses that a code can be for. */
export async function listCodes(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const rows = await findCodes(ctx.db, input, selectionOf(ctx));
  const courses = await everyCourse(ctx.db);
  return {
    promo_codes: await toPromoCodes(ctx, rows),
    total: await countCodes(ctx.db, input, selectionOf(ctx)),
    courses: courses.map((course) => ({ id: course.id, title: textIn(course, 'title', ctx.actor.language) })),
  };
}

export const listedCodes = listedRows({
  listing: promoCodesListing,
  count: (ctx, input) => countCodes(ctx.db, input, selectionOf(ctx)),
  async *pages(ctx, input) {
    for await (const rows of everyCode(ctx.db, input, selectionOf(ctx))) yield await toPromoCodes(ctx, rows);
  },
});

/** @throws not_found */
export async function showCode(ctx: Context, { id }: In<'show'>): Promise<PromoCode> {
  const row = await store.findCode(ctx.db, id);
  if (!row) throw notFound();
  return (await toPromoCodes(ctx, [row]))[0]!;
}

/** @throws invalid_input where the name, or one that looks like it, is taken, or a course is unknown */
export function createCode(ctx: Context, input: In<'create'>): Promise<PromoCode> {
  return ctx.transaction(async (ctx) => {
    const id = await insert(ctx, { code: input.code, terms: input, batchId: null });
    if (id === null) throw new AppError('invalid_input', { fields: { code: 'promo_code_taken' } });
    await recordAction(ctx, {
      action: 'promo_code.created',
      subject: { kind: 'promo_code', id, label: input.code },
      after: termsOf(input),
    });
    return showCode(ctx, { id });
  });
}

/** Makes codes with random names as one batch. An existing name is replaced by another. */
export function generateCodes(ctx: Context, input: In<'generate'>): Promise<Out<'generate'>> {
  const batchId = newId();
  return ctx.transaction(async (ctx) => {
    for (let made = 0; made < input.count; ) {
      const code = randomCode(input.prefix);
      if ((await insert(ctx, { code, terms: input, batchId })) !== null) made += 1;
    }
    await recordAction(ctx, {
      action: 'promo_code.generated',
      subject: { kind: 'promo_code', id: batchId, label: input.prefix || 'CODES' },
      after: { ...termsOf(input), count: input.count },
    });
    return { batch_id: batchId, count: input.count };
  });
}

/** @throws not_found, conflict where somebody else has changed it meanwhile */
export function changeCode(ctx: Context, input: In<'change'>): Promise<PromoCode> {
  return ctx.transaction(async (ctx) => {
    const row = await store.holdCode(ctx.db, input.id);
    if (!row) throw notFound();
    const [before] = await toPromoCodes(ctx, [row]);
    assertUnchanged(versionedOf(before!), input.version);
    await store.changeCode(ctx.db, row.id, columnsOf(ctx, row.code, input));
    await limitToCourses(ctx, row.id, input.course_ids);
    await recordAction(ctx, {
      action: 'promo_code.changed',
      subject: { kind: 'promo_code', id: row.id, label: row.code },
      before: termsOf(before!),
      after: termsOf(input),
    });
    return showCode(ctx, { id: row.id });
  });
}

type Terms = Pick<
  PromoCode,
  'kind' | 'percent' | 'sum' | 'starts_on' | 'ends_on' | 'max_uses' | 'is_on' | 'course_ids' | 'note'
>;

/** @returns its id; null where the name is taken */
async function insert(
  ctx: TxContext,
  { code, terms, batchId }: { code: string; terms: Terms; batchId: string | null },
): Promise<string | null> {
  const id = newId();
  const isNew = await store.insertCode(ctx.db, {
    id,
    code,
    code_key: codeKey(code),
    ...columnsOf(ctx, code, terms),
    batch_id: batchId,
    created_at: ctx.app.now().toISOString(),
  });
  if (!isNew) return null;
  await limitToCourses(ctx, id, terms.course_ids);
  return id;
}

async function limitToCourses(ctx: TxContext, codeId: string, courseIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(courseIds)];
  const known = await findCourses(ctx.db, wanted);
  if (known.length < wanted.length)
    throw new AppError('invalid_input', { fields: { course_ids: 'invalid' } });
  await store.putCourses(ctx.db, codeId, wanted);
}

function columnsOf(ctx: Context, code: string, terms: Terms) {
  const { kind, percent, sum, max_uses, note } = terms;
  return {
    kind,
    percent: kind === 'percent' ? percent : null,
    sum_kopecks: kind === 'sum' && sum !== null ? toKopecks(sum) : null,
    ...momentsOf(terms, ctx.app.config.timeZone),
    max_uses,
    is_on: terms.is_on ? 1 : 0,
    is_for_all: terms.course_ids.length === 0 ? 1 : 0,
    note,
    search: searchable(code, codeKey(code), note),
  };
}

/** `LETO-7KQ4-9XMD`: in groups of four, as people read it out. */
function randomCode(prefix: string): string {
  const letters = Array.from(
    { length: randomCharacters },
    () => codeAlphabet[randomInt(codeAlphabet.length)],
  );
  const groups = letters.join('').match(/.{4}/g) ?? [];
  // A hyphen that was typed at the end stands between prefix and code already.
  const start = prefix.replace(/-+$/, '');
  return [...(start ? [start] : []), ...groups].join('-');
}

function selectionOf(ctx: Context) {
  return { timeZone: ctx.app.config.timeZone, now: ctx.app.now().toISOString() };
}

async function toPromoCodes(ctx: Context, rows: readonly store.PromoCodeRow[]): Promise<PromoCode[]> {
  const ids = rows.map(({ id }) => id);
  const sums = await sumsOf(ctx.db, ids);
  const coursesOf = await store.coursesOfCodes(ctx.db, ids);
  const titles = new Map(
    (await everyCourse(ctx.db)).map((course) => [course.id, textIn(course, 'title', ctx.actor.language)]),
  );
  return rows.map((row) => {
    const courseIds = coursesOf.get(row.id) ?? [];
    const courses = courseIds.flatMap((id) => titles.get(id) ?? []);
    return toPromoCode(ctx, row, { courseIds, courses, sums: sums.get(row.id) ?? noSums });
  });
}

function toPromoCode(
  ctx: Context,
  row: store.PromoCodeRow,
  { courseIds, courses, sums }: { courseIds: string[]; courses: string[]; sums: CodeSums },
): PromoCode {
  const { id, code, kind, percent, max_uses, batch_id, note, created_at } = row;
  const { timeZone } = ctx.app.config;
  const terms = {
    ...{ kind, percent, max_uses, note },
    sum: row.sum_kopecks === null ? null : toRubles(row.sum_kopecks),
    starts_on: schoolDayOf(row.starts_at, timeZone),
    ends_on: lastDayOf(row.ends_at, timeZone),
    is_on: row.is_on === 1,
    course_ids: courseIds,
  };
  return {
    ...{ id, code, batch_id, created_at, courses },
    ...terms,
    state: codeState(row, ctx.app.now().toISOString(), sums.uses + sums.reserved),
    uses: sums.uses,
    reserved: sums.reserved,
    revenue: toRubles(sums.revenue_kopecks),
    discount_given: toRubles(sums.discount_kopecks),
    version: fingerprint(versionedOf(terms)),
  };
}

function versionedOf({ kind, percent, sum, starts_on, ends_on, max_uses, is_on, course_ids, note }: Terms) {
  return { kind, percent, sum, starts_on, ends_on, max_uses, is_on, course_ids, note };
}

function termsOf(terms: Terms) {
  const { course_ids, ...rest } = versionedOf(terms);
  return { ...rest, courses: course_ids };
}
