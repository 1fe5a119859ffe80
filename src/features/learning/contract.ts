import { z } from 'zod';
import { courseSchema } from '#features/courses/contract.ts';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';
import { lockReasons, ticketLimits } from './rules.ts';

export const purchasedCourseSchema = courseSchema.extend({
  purchase_date: z.string(),
  status: z.string().describe("'Активен' in the language of the request"),
  progress: z.number().min(0).max(100),
});
export type PurchasedCourse = z.output<typeof purchasedCourseSchema>;

/** How far the caller has come with a lesson; nothing yet for visitors. */
const progressFields = {
  is_done: z.boolean(),
  watched_percent: z.number(),
  position_seconds: z.number().describe('where to go on watching'),
  seconds_left: z.number().nullable().describe('of the film; null while it never played'),
};

export const lessonSchema = z.object({
  id: z.string(),
  course_id: z.string(),
  lesson_number: z.number(),
  title: z.string(),
  description: z.string(),
  bonus: z.string().nullable().describe('what the lesson gives besides itself'),
  duration_minutes: z.number(),
  is_free: z.boolean(),
  has_video: z.boolean(),
  can_watch: z.boolean().describe('the caller owns the course and it has started, or the lesson is free'),
  locked: z.enum(lockReasons).nullable().describe('why the lesson does not play'),
  ...progressFields,
});
export type Lesson = z.output<typeof lessonSchema>;

export const lessonStateSchema = z.object({
  ...progressFields,
  course_progress: z.number().min(0).max(100),
});
export type LessonState = z.output<typeof lessonStateSchema>;

/** Of a film, which is never longer than a day. */
const seconds = z.number().min(0).max(86_400);

export const learningApi = {
  purchased: endpoint({
    method: 'GET',
    path: '/api/user/purchased-courses',
    access: 'signed-in',
    summary: "The caller's own courses",
    input: z.object({}),
    output: z.object({ courses: z.array(purchasedCourseSchema) }),
  }),
  lessons: endpoint({
    method: 'GET',
    path: '/api/lessons/{id}',
    access: 'anyone',
    summary: 'The lessons of a course (id of the course), without their videos',
    input: z.object({ id: idField }),
    output: z.object({ course: courseSchema, lessons: z.array(lessonSchema) }),
    errors: ['not_found'],
  }),
  /** A player cannot send a bearer: it plays an address that holds a short-lived ticket bound to the lesson. */
  openVideo: endpoint({
    method: 'POST',
    path: '/api/lessons/{id}/video-ticket',
    access: 'anyone',
    summary: 'An address of the lesson (id of the lesson) that plays for a short time',
    input: z.object({ id: idField }),
    output: z.object({ url: z.string(), captions_url: z.string().nullable(), expires_at: z.string() }),
    errors: ['not_found', 'forbidden'],
    limits: ticketLimits,
  }),
  saveProgress: endpoint({
    method: 'POST',
    path: '/api/lessons/{id}/progress',
    access: 'signed-in',
    summary: "Where the caller's film of the lesson is, and which parts were watched; done at 90 %",
    input: z.object({
      id: idField,
      position_seconds: seconds,
      duration_seconds: seconds.positive(),
      watched: z.array(z.object({ from: seconds, to: seconds })).max(100),
    }),
    output: lessonStateSchema,
    errors: ['not_found', 'forbidden'],
  }),
  markDone: endpoint({
    method: 'POST',
    path: '/api/lessons/{id}/done',
    access: 'signed-in',
    summary: 'The caller has done the lesson, or has not after all',
    input: z.object({ id: idField, is_done: z.boolean().default(true) }),
    output: lessonStateSchema,
    errors: ['not_found', 'forbidden'],
  }),
  support: endpoint({
    method: 'GET',
    path: '/api/user/support',
    access: 'signed-in',
    summary: 'Where a student writes to',
    input: z.object({}),
    output: z.object({ email: z.string() }),
  }),
};
