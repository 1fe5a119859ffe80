/** Lessons as staff edit them. */

import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import {
  codeField,
  dayField,
  idField,
  lineField,
  linesField,
  pictureField,
  slugField,
} from '#shared/fields.ts';
import { inEveryTranslation, languages } from '#shared/i18n.ts';
import { lessonErrors } from '../errors.ts';
import { longestLink, parseVideoLink } from '../rules/links.ts';
import { sectionSchema } from './sections.ts';

/** A number, also as the text that a form holds. */
const wholeNumber = z.union([z.int(), codeField.regex(/^\d{1,6}$/).transform(Number)]);
const number = wholeNumber.pipe(z.int().min(1).max(10_000));
const minutes = wholeNumber.pipe(z.int().min(0).max(6000));

/** The address of a video at an allowed host; an empty one counts as absent. */
const link = lineField
  .max(longestLink)
  .refine((text) => text === '' || parseVideoLink(text) !== null, { params: { field: 'video_link' } })
  .transform((text) => text || null)
  .nullable();

const title = lineField.min(1).max(200);
const description = linesField.max(5000);
const bonus = linesField.max(300);
const task = linesField.max(1000);

/** Texts in the other languages; an empty one counts as absent. */
const translated = (text: z.ZodString) => z.object(inEveryTranslation(() => text.optional()));
const translations = z.object({
  title: translated(lineField.max(200)).optional(),
  description: translated(description).optional(),
  bonus: translated(bonus).optional(),
  task: translated(task).optional(),
});

/** Fields that staff may change; those left out stay as they are. */
const lessonFields = {
  title: title.optional(),
  description: description.optional(),
  bonus: bonus.nullable().optional(),
  task: task.nullable().optional().describe('what to do after the lesson'),
  slug: slugField.optional().describe('of its page while it is free; a former one leads on to it'),
  translations: translations.optional(),
  lesson_number: number
    .optional()
    .describe('at a number that is taken, the lessons from there on move on by one'),
  order: number.optional().describe('the same as lesson_number'),
  duration_minutes: minutes.optional().describe('with practice'),
  duration: minutes.optional().describe('the same as duration_minutes'),
  yandex_disk_url: link.optional(),
  video_url: link.optional(),
  url: link.optional(),
  is_free: z.boolean().optional().describe('open to everybody, as a preview of the course'),
  is_active: z.boolean().optional(),
  section_id: idField.nullable().optional(),
  opens_on: dayField.nullable().optional().describe('school day on which it opens to owners of the course'),
  opens_after_days: z.int().min(1).max(3650).nullable().optional().describe('days after the purchase'),
  has_done_button: z.boolean().optional().describe('students may mark it as done without watching'),
  has_light_study: z
    .boolean()
    .optional()
    .describe('its public page shows what a window does to a face, to be tried with a slider'),
  upload_id: idField.nullable().optional().describe('an uploaded film to play; null takes the film away'),
  video_seconds: z.int().min(1).max(86_400).nullable().optional().describe('length of that film'),
  poster: pictureField.nullable().optional().describe('data URL of its cover; null takes the cover away'),
};

export const newLessonInput = z.object({ id: idField, ...lessonFields, title });
export const lessonInput = z.object({
  id: idField,
  ...lessonFields,
  version: z.string().max(64).optional().describe('which state the change was made from'),
});

export const editedLessonSchema = z.object({
  id: z.string(),
  course_id: z.string(),
  title: z.string().describe('in Russian, as are description and bonus'),
  description: z.string(),
  bonus: z.string().nullable(),
  task: z.string().nullable(),
  slug: z.string(),
  translations,
  lesson_number: z.number(),
  order: z.number(),
  duration_minutes: z.number(),
  duration: z.number(),
  yandex_disk_url: z.string().nullable(),
  video_url: z.string().nullable(),
  url: z.string().nullable(),
  is_free: z.boolean(),
  is_active: z.boolean(),
  section_id: z.string().nullable(),
  opens_on: dayField.nullable(),
  opens_after_days: z.number().nullable(),
  has_done_button: z.boolean(),
  has_light_study: z.boolean(),
  has_video_file: z.boolean().describe('a film was uploaded; it goes before the links'),
  video_seconds: z.number().nullable(),
  poster: z.string().nullable().describe('address of its cover'),
  captions: z.array(z.enum(languages)),
  created_at: z.string(),
  updated_at: z.string().nullable(),
  version: z.string(),
});
export type EditedLesson = z.output<typeof editedLessonSchema>;

export const courseLessonsSchema = z.object({
  course: z.object({ id: z.string(), title: z.string() }),
  sections: z.array(sectionSchema),
  lessons: z.array(editedLessonSchema).describe('in the order in which they are learnt'),
  deleted: z.array(z.object({ id: z.string(), title: z.string(), deleted_at: z.string() })),
  version: z.string().describe('of the order'),
});
export type CourseLessons = z.output<typeof courseLessonsSchema>;

const idInput = z.object({ id: idField });

export const lessonsApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/lessons',
    access: 'lessons.manage',
    summary: 'Lessons of all courses whose titles have the words',
    input: z.object({ search: lineField.min(1).max(200) }),
    output: z.object({
      lessons: z.array(
        z.object({ id: z.string(), title: z.string(), course_id: z.string(), course: z.string() }),
      ),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/courses/{id}/lessons',
    access: 'lessons.manage',
    summary: 'The lessons of a course (id of the course) with all that their editor needs',
    input: idInput,
    output: courseLessonsSchema,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/courses/{id}/lessons',
    access: 'lessons.manage',
    summary: 'Adds an active lesson to a course (id of the course)',
    input: newLessonInput,
    takesPicture: true,
    output: editedLessonSchema,
    errors: ['not_found'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/lessons/{id}',
    access: 'lessons.manage',
    summary: 'Changes the given fields of a lesson',
    input: lessonInput,
    takesPicture: true,
    output: editedLessonSchema,
    errors: [lessonErrors.lesson_not_found, 'conflict'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/lessons/{id}',
    access: 'lessons.manage',
    refusal: 'delete_forbidden',
    summary: 'Deletes a lesson; for thirty days it can be restored with its progress',
    input: idInput,
    output: z.object({ id: z.string(), deleted_at: z.string() }),
    errors: [lessonErrors.lesson_not_found],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/lessons/{id}/restore',
    access: 'lessons.manage',
    summary: 'Undoes the deletion of a lesson',
    input: idInput,
    output: editedLessonSchema,
    errors: [lessonErrors.lesson_not_found],
  }),
};
