import { z } from 'zod';
import { ownBenefits } from '#features/publishing/school/rules/benefits.ts';
import { endpoint } from '#shared/contract.ts';
import {
  dayField,
  idField,
  lineField,
  linesField,
  pictureField,
  rublesSchema,
  slugField,
} from '#shared/fields.ts';
import { framingSchema } from '#shared/framing.ts';
import { inEveryTranslation } from '#shared/i18n.ts';
import { hiddenCharacters } from '#shared/plainText.ts';
import { materialPurposes } from '../rules/goods.ts';
import { courseLevels } from '../rules/levels.ts';
import { saleNeeds } from '../rules/sale.ts';
import { courseOnSaleSchema, courseSchema } from './courses.ts';
import { priceSchema } from './prices.ts';
import { editedPromotion, price, promotionInput, typedNumber } from './promotion.ts';

/** `on_sale`: in the catalogue, unless something is missing · `archived`: off sale, its students keep it · `deleted`: gone after 30 days. */
export const courseStates = ['on_sale', 'draft', 'archived', 'deleted'] as const;
export type CourseState = (typeof courseStates)[number];

const version = z.string().max(64).optional().describe('which state the change was made from');

const title = lineField.min(1).max(200);
const description = linesField.max(4000);
/** Outcomes of a course, one a line. */
const outcomes = linesField.max(2000);
const coverAlt = lineField
  .max(200)
  .refine((text) => text.search(hiddenCharacters) === -1, { params: { field: 'hidden_characters' } });
const optional = {
  title: title.or(z.literal('')).optional(),
  description: description.optional(),
  outcomes: outcomes.optional(),
  cover_alt: coverAlt.optional(),
};
/** Texts beside the Russian original; an empty one counts as absent. */
const translations = z.object(inEveryTranslation(() => z.object(optional))).partial();
const emptyIsNone = z.literal('').transform(() => null);

const facts = {
  title: title.describe('in Russian'),
  description,
  translations,
  slug: slugField.optional().describe('of its page; a former one leads on to it'),
  outcomes: outcomes.optional().describe('what it teaches, a line each, in Russian'),
  price,
  lessons_count: typedNumber(z.number().int().min(0).max(1000)).describe('0: as many as there are'),
  duration_hours: typedNumber(z.number().int().min(0).max(10_000)).describe(
    'of video in a demo school, with practice in a live one; 0: as its films last',
  ),
  level: z.enum(courseLevels),
  start_date: z.union([emptyIsNone, dayField]).nullable().describe('school day on which the lessons open'),
  is_featured: z.boolean(),
  is_active: z.boolean().describe('on sale once nothing is missing'),
  video_url: z
    .union([emptyIsNone, z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(1000)])
    .nullable()
    .describe('link to a trailer'),
  includes: z
    .array(z.enum(ownBenefits))
    .max(ownBenefits.length)
    .describe('what the course brings besides its lessons'),
  trailer_upload_id: idField
    .nullable()
    .optional()
    .describe('of a film that has arrived; null takes the trailer away'),
  cover: pictureField.nullable().describe('data URL; null takes the cover away'),
  cover_framing: framingSchema.optional().describe('the part of the cover that pages show'),
  cover_alt: coverAlt.describe('what the cover shows, in Russian'),
};

export const newCourseInput = z.object({
  ...facts,
  description: description.default(''),
  translations: translations.default({}),
  lessons_count: facts.lessons_count.default(0),
  duration_hours: facts.duration_hours.default(0),
  level: facts.level.default('beginner'),
  start_date: facts.start_date.default(null),
  is_featured: z.boolean().default(false),
  is_active: facts.is_active.default(true),
  video_url: facts.video_url.default(null),
  includes: facts.includes.default([]),
  cover: facts.cover.default(null),
  cover_alt: facts.cover_alt.default(''),
});

/** Fields left out stay as they are. */
export const courseInput = z.object(facts).partial();

export const panelCourseSchema = courseSchema.extend({
  title: z.string().describe('in Russian'),
  outcomes: z.string(),
  translations,
  cover_framing: framingSchema,
  cover_photo: z
    .object({ url: z.string(), width: z.number(), height: z.number() })
    .nullable()
    .describe('the whole picture, for a minute; null also for a cover from before there were framings'),
  includes: z.array(z.enum(ownBenefits)),
  goods: z.array(z.enum(materialPurposes)).describe('purposes of the materials that it has'),
  state: z.enum(courseStates),
  gone_at: z.string().nullable().describe('when a deleted course is gone for good'),
  real_lessons: z.object({
    count: z.number().describe('lessons that students see'),
    to_watch: z.number().describe('those with a film or a link to one'),
    hours: z.number().describe('their length with practice, in whole hours'),
    film_minutes: z.number().describe('length of their films, as far as it is known'),
  }),
  shown: courseOnSaleSchema
    .pick({ lessons_count: true, film_minutes: true })
    .describe('what buyers are told of its length'),
  missing: z.array(z.enum(saleNeeds)).describe('what keeps an active course from being sold'),
  students: z.number().describe('who own it now'),
  is_sold: z.boolean().describe('somebody owns or owned it, or has ordered it: deleting it archives it'),
  offer: priceSchema.nullable().describe('what a visitor pays now; null while it is not on sale'),
  promotion: editedPromotion.nullable(),
  comparison_limit: rublesSchema
    .nullable()
    .describe('the most that a promotion may cross out: the highest price of the last 60 days; null: any'),
  version: z.string(),
  promotion_version: z.string(),
});
export type PanelCourse = z.output<typeof panelCourseSchema>;

const byId = z.object({ id: idField });
const path = '/api/admin/courses';
const manage = { access: 'courses.manage', output: panelCourseSchema } as const;

export const coursesPanelApi = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'courses.view',
    summary: 'Every course, drafts, archived and deleted ones included, in the order of the catalogue',
    input: z.object({}),
    output: z.object({
      courses: z.array(panelCourseSchema),
      time_zone: z.string().describe("the school's, in which promotions begin and end"),
      may_repeat: z.boolean().describe('promotions may begin anew every day'),
      school_lacks: z
        .array(z.enum(saleNeeds))
        .describe('what the school itself still needs before it can sell'),
      hours_of: z.enum(['video', 'practice']).describe('what the hours of a course are'),
    }),
  }),
  create: endpoint({
    ...manage,
    method: 'POST',
    path,
    summary: 'Makes a course; on sale unless told otherwise',
    input: newCourseInput,
    takesPicture: true,
  }),
  save: endpoint({
    ...manage,
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Changes a course; putting an archived one on sale takes it out of the archive',
    input: courseInput.extend({ id: idField, version }),
    takesPicture: true,
    errors: ['not_found', 'conflict'],
  }),
  remove: endpoint({
    ...manage,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Deletes a course and its lessons, for good after 30 days; one that was sold is archived',
    input: byId,
    errors: ['not_found'],
  }),
  archive: endpoint({
    ...manage,
    method: 'POST',
    path: `${path}/{id}/archive`,
    summary: 'Takes a course out of the catalogue; its students keep it',
    input: byId,
    errors: ['not_found'],
  }),
  restore: endpoint({
    ...manage,
    method: 'POST',
    path: `${path}/{id}/restore`,
    summary: 'Brings an archived or deleted course back, as a draft unless told otherwise',
    input: byId.extend({ is_active: z.boolean().default(false) }),
    errors: ['not_found'],
  }),
  duplicate: endpoint({
    ...manage,
    method: 'POST',
    path: `${path}/{id}/duplicate`,
    summary: 'Copies a course with its sections and lessons, as a draft',
    input: byId,
    errors: ['not_found'],
  }),
  savePromotion: endpoint({
    ...manage,
    method: 'PUT',
    path: `${path}/{id}/promotion`,
    summary: "Makes or changes a course's promotion",
    input: promotionInput.extend({ id: idField, version }),
    errors: ['not_found', 'conflict'],
  }),
  order: endpoint({
    method: 'POST',
    path: `${path}/order`,
    access: 'courses.manage',
    summary: 'Puts the courses into this order; the ids of all that are not deleted',
    input: z.object({ ids: z.array(idField).max(1000) }),
    output: z.object({ ids: z.array(z.string()) }),
    maxBodyBytes: 64 * 1024,
    errors: ['conflict'],
  }),
};

/** Answered by the lessons, which the templates bring along. */
export const courseTemplatesApi = {
  add: endpoint({
    method: 'POST',
    path: `${path}/templates`,
    access: 'courses.manage',
    summary: 'Makes the three courses of the usual school with their lessons, as drafts',
    input: z.object({}),
    output: z.object({ courses: z.array(panelCourseSchema) }),
    errors: ['conflict'],
  }),
};
