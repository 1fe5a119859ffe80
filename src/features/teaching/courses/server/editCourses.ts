/** Staff make and change courses, their order and their promotions. Each is one transaction with its audit entry. */

import { recordAction } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, beginChange, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { cut } from '#shared/graphemes.ts';
import type { LocalText } from '#shared/i18n.ts';
import { localTextOf, translatedColumns } from '#shared/localText.ts';
import { toKopecks } from '#shared/money.ts';
import type { coursesPanelApi, PanelCourse } from '../contract/panel.ts';
import { hasStarted, momentAt } from '../rules/courses.ts';
import { courseAction, courseChange } from './courseAudit.ts';
import { createCourse } from './courses.ts';
import { courseVersion, panelCourse, promotionVersion } from './coursesForStaff.ts';
import { coverColumns, releaseTrailer, takeCover, trailerColumns } from './covers.ts';
import { noteOfferedPrice } from './offeredPrices.ts';
import { newestPromotions } from './prices.store.ts';
import { savePromotion } from './prices.ts';
import * as store from './store.ts';

type In<K extends keyof typeof coursesPanelApi> = ParsedInput<(typeof coursesPanelApi)[K]>;

/** @throws AppError invalid_input when the cover is no picture of an allowed kind */
export async function createFromPanel(ctx: Context, input: In<'create'>): Promise<PanelCourse> {
  const cover = input.cover ? await coverColumns(ctx, input) : {};
  const id = await ctx.transaction(async (ctx) => {
    await takeCover(ctx, null, cover);
    const { trailer_file: trailerFile } = await trailerColumns(ctx, input.trailer_upload_id);
    if (input.slug) await store.slugs.leave(ctx, { id: '', from: null, to: input.slug });
    const id = await createCourse(ctx, {
      type: null,
      slug: input.slug,
      title: inLanguages(input.title, input.translations, 'title'),
      description: inLanguages(input.description, input.translations, 'description'),
      outcomes: inLanguages(input.outcomes ?? '', input.translations, 'outcomes'),
      priceKopecks: toKopecks(input.price),
      lessonsCount: input.lessons_count,
      durationHours: input.duration_hours,
      level: input.level,
      startDate: input.start_date,
      isFeatured: input.is_featured,
      isActive: input.is_active,
      videoUrl: input.video_url,
      includes: input.includes,
      coverAlt: inLanguages(input.cover_alt, input.translations, 'cover_alt'),
      coverFile: cover.cover_file ?? null,
      coverPictureId: cover.cover_picture_id ?? null,
      coverFraming: cover.cover_framing ?? '{}',
      trailerFile: trailerFile ?? null,
    });
    await courseAction(ctx, id, { action: 'course.created' });
    return id;
  });
  return panelCourse(ctx, id);
}

/** Changes what is given. @throws AppError not_found, conflict, or invalid_input for the cover */
export async function saveCourse(ctx: Context, input: In<'save'>): Promise<PanelCourse> {
  const before = await store.courseById(ctx.db, input.id);
  const cover = await coverColumns(ctx, input, before ?? null);
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, input.id);
    if (input.version !== undefined && courseVersion(row) !== input.version) throw new AppError('conflict');
    // Framed was the cover that was there before.
    if (row.cover_picture_id !== (before?.cover_picture_id ?? null)) throw new AppError('conflict');
    const trailer = await trailerColumns(ctx, input.trailer_upload_id);
    await takeCover(ctx, row.cover_picture_id, cover);
    const change = {
      ...{ ...changedColumns(row, input), ...cover, ...trailer },
      ...(await slugColumn(ctx, row, input)),
    };
    await courseChange(ctx, row, { change });
    if (trailer.trailer_file !== undefined) await releaseTrailer(ctx, row.trailer_file);
    await noteOfferedPrice(ctx, input.id);
  });
  return panelCourse(ctx, input.id);
}

/** @throws AppError conflict when the ids are not those of all courses that are not deleted */
export async function orderCourses(ctx: Context, { ids }: In<'order'>): Promise<{ ids: string[] }> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const courses = (await store.allCourses(ctx.db)).filter((course) => course.deleted_at === null);
    const before = courses.map(({ id }) => id);
    assertUnchanged(before.toSorted(), fingerprint(ids.toSorted()));
    for (const [index, id] of ids.entries()) await store.changeCourse(ctx.db, id, { position: index + 1 });
    const titles = (order: readonly string[]) =>
      order.map((id) => courses.find((course) => course.id === id)!.title);
    await recordAction(ctx, {
      action: 'course.ordered',
      subject: { kind: 'course', id: 'order', label: 'courses' },
      before: { courses: titles(before) },
      after: { courses: titles(ids) },
    });
  });
  return { ids };
}

/** Copies a course with its sections and lessons, as a draft at the end. @throws not_found */
export async function duplicateCourse(ctx: Context, { id }: In<'duplicate'>): Promise<PanelCourse> {
  const copyId = await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, id);
    const copyId = await createCourse(ctx, {
      type: null,
      title: copied(localTextOf(row, 'title')),
      description: localTextOf(row, 'description'),
      outcomes: localTextOf(row, 'outcomes'),
      priceKopecks: row.price_kopecks,
      lessonsCount: row.lessons_count,
      durationHours: row.duration_hours,
      level: row.level,
      // A start that is over is the original's alone.
      startDate: hasStarted(row.start_date, ctx.app.now(), ctx.app.config.timeZone) ? null : row.start_date,
      isFeatured: false,
      isActive: false,
      videoUrl: row.video_url,
      includes: JSON.parse(row.includes),
      coverAlt: localTextOf(row, 'cover_alt'),
      coverFile: row.cover_file,
      trailerFile: row.trailer_file,
    });
    for (const { copyCourse } of featuresOf(ctx.app)) await copyCourse?.(ctx, id, copyId);
    await courseAction(ctx, copyId, { action: 'course.created', after: { course: row.title } });
    return copyId;
  });
  return panelCourse(ctx, copyId);
}

/** Makes or changes a course's newest promotion. @throws AppError not_found, conflict, invalid_input */
export async function saveCoursePromotion(ctx: Context, input: In<'savePromotion'>): Promise<PanelCourse> {
  const { timeZone } = ctx.app.config;
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    await existing(ctx, input.id);
    const current = (await newestPromotions(ctx.db)).get(input.id);
    if (input.version !== undefined && promotionVersion(current) !== input.version)
      throw new AppError('conflict');
    await savePromotion(ctx, {
      ...(current && { id: current.id }),
      courseId: input.id,
      price_kopecks: toKopecks(input.price),
      compare_at_kopecks: toKopecks(input.compare_at),
      startsAt: momentAt(input.starts_at, timeZone),
      endsAt: momentAt(input.ends_at, timeZone),
      repeats: input.repeats,
      countdown: input.countdown,
      isOn: input.is_on,
    });
  });
  return panelCourse(ctx, input.id);
}

/** The course, held; deleted ones are brought back before they are changed. @throws not_found */
async function existing(ctx: TxContext, id: string): Promise<store.CourseRow> {
  const row = await store.holdCourse(ctx.db, id);
  if (!row || row.deleted_at !== null) throw notFound();
  return row;
}

/** The address that was sent, or for an empty one that of the title. Nothing where none was sent. */
async function slugColumn(
  ctx: TxContext,
  row: store.CourseRow,
  { slug: sent, title = row.title }: In<'save'>,
): Promise<store.CourseChange> {
  if (sent === undefined) return {};
  const slug = sent || (await store.slugs.free(ctx.db, title, row.id));
  await store.slugs.leave(ctx, { id: row.id, from: row.slug, to: slug });
  return { slug };
}

const texts = ['title', 'description', 'outcomes', 'cover_alt'] as const;

function changedColumns(row: store.CourseRow, input: In<'save'>) {
  const { translations } = input;
  const [title, description, outcomes, cover_alt] = texts.map((field) => {
    const { ru, ...others } = localTextOf(row, field);
    return translations
      ? inLanguages(input[field] ?? ru, translations, field)
      : { ...others, ru: input[field] ?? ru };
  }) as [LocalText, LocalText, LocalText, LocalText];
  const { price, start_date, video_url, includes, is_featured, is_active } = input;
  return {
    ...translatedColumns({ title, description, outcomes, cover_alt }),
    ...(price !== undefined && { price_kopecks: toKopecks(price) }),
    ...(input.lessons_count !== undefined && { lessons_count: input.lessons_count }),
    ...(input.duration_hours !== undefined && { duration_hours: input.duration_hours }),
    ...(input.level && { level: input.level }),
    ...(start_date !== undefined && { start_date }),
    ...(video_url !== undefined && { video_url }),
    ...(includes && { includes: JSON.stringify([...new Set(includes)]) }),
    ...(is_featured !== undefined && { is_featured: is_featured ? 1 : 0 }),
    ...(is_active !== undefined && { is_active: is_active ? 1 : 0 }),
    ...(is_active && { archived_at: null }),
  };
}

function inLanguages(
  ru: string,
  { en, zh }: In<'create'>['translations'],
  field: (typeof texts)[number],
): LocalText {
  return { ru, ...(en?.[field] && { en: en[field] }), ...(zh?.[field] && { zh: zh[field] }) };
}

function copied({ ru, en, zh }: LocalText): LocalText {
  const short = (text: string) => cut(text, 190);
  return {
    ru: `${short(ru)} (копия)`,
    ...(en && { en: `${short(en)} (copy)` }),
    ...(zh && { zh: `${short(zh)}（副本）` }),
  };
}
