import { z } from 'zod';
import { courseSchema } from '#features/teaching/courses/contract/courses.ts';
import { endpoint } from '#shared/contract.ts';
import { day } from '#shared/dates.ts';
import { domainEvent } from '#shared/events.ts';
import { dayField, idField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { lockReasons, ticketLimits } from './rules/learning.ts';

export const purchasedCourseSchema = courseSchema.extend({
  purchase_date: z.string(),
  is_given: z.boolean().describe('by the school, without an order'),
  status: z.string().describe("'Активен' in the language of the request"),
  access_until: z.string().nullable().describe('the moment from which it is closed; null: it stays open'),
  progress: z.number().min(0).max(100),
});
export type PurchasedCourse = z.output<typeof purchasedCourseSchema>;

const endedCourseSchema = courseSchema.extend({
  last_moment: z.string().describe('when it was open last'),
  progress: z.number().min(0).max(100),
});
export type EndedCourse = z.output<typeof endedCourseSchema>;

/** The caller's progress in a lesson; empty for visitors. */
const progressFields = {
  is_done: z.boolean(),
  watched_percent: z.number(),
  position_seconds: z.number().describe('where to go on watching'),
  seconds_left: z.number().nullable().describe('of the present film; null while it never played'),
};

/** Null for all but those who may watch the lesson at this moment, and staff who manage lessons. */
const links = {
  yandex_disk_url: z.string().nullable(),
  video_url: z.string().nullable(),
  url: z.string().nullable(),
};

/** '1' opens every lesson to staff who manage lessons, and is ignored for everybody else. */
const preview = z.literal('1').optional();

export const lessonSchema = z.object({
  id: z.string(),
  course_id: z.string(),
  slug: z.string().describe('of its public page, which it has while it is free'),
  lesson_number: z.number(),
  order: z.number().describe('the same as lesson_number'),
  section: z.object({ id: z.string(), title: z.string() }).nullable(),
  title: z.string(),
  description: z.string(),
  bonus: z.string().nullable().describe('what the lesson gives besides itself'),
  task: z.string().nullable().describe('what to do after it'),
  duration_minutes: z.number().describe('with practice; without one given, as long as its film lasts'),
  film_seconds: z.number().nullable().describe('length of its film; null where it is not known'),
  is_film_length: z.boolean().describe('the duration is that of the film'),
  duration: z.number().describe('the same as duration_minutes'),
  ...links,
  is_free: z.boolean(),
  is_counted: z.boolean().describe('counts towards the course; false: it is yet to come'),
  is_active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string().nullable(),
  has_video: z.boolean(),
  film: z.string().nullable().describe('names its present film: a place belongs to that'),
  poster: z.string().nullable().describe('address of the picture shown before the video plays'),
  poster_file: z.string().nullable().describe('the same, for `pictureAddress`'),
  has_done_button: z.boolean().describe('students may say themselves that they have done it'),
  can_watch: z.boolean().describe('the caller owns the course and it has started, or the lesson is free'),
  locked: z.enum(lockReasons).nullable().describe('why the lesson does not play'),
  opens_on: dayField.nullable().describe('school day on which it opens to the caller, where it is later'),
  opens_after_days: z.number().nullable().describe('days after the course was first open to them'),
  ...progressFields,
});
export type Lesson = z.output<typeof lessonSchema>;

const courseLessons = z.object({
  course: courseSchema,
  lessons: z.array(lessonSchema),
  is_preview: z.boolean().describe('all lessons are open, and nothing is recorded'),
});

export const lessonStateSchema = z.object({
  ...progressFields,
  film: z.string().nullable().describe('names the present film of the lesson'),
  course_progress: z.number().min(0).max(100),
});
export type LessonState = z.output<typeof lessonStateSchema>;

/** Position in a video, which is never longer than a day. */
const seconds = z.number().min(0).max(86_400);

export const learningApi = {
  purchased: endpoint({
    method: 'GET',
    path: '/api/user/purchased-courses',
    access: 'signed-in',
    summary: "The caller's own courses",
    input: z.object({}),
    output: z.object({
      courses: z.array(purchasedCourseSchema),
      ended: z.array(endedCourseSchema).describe('those whose time is over'),
    }),
  }),
  lessons: endpoint({
    method: 'GET',
    path: '/api/lessons/{id}',
    access: 'anyone',
    summary: 'The lessons of a course (id of the course), without their videos',
    input: z.object({ id: idField, preview }),
    output: courseLessons,
    errors: ['not_found'],
  }),
  ownLessons: endpoint({
    method: 'GET',
    path: '/api/user/lessons',
    access: 'signed-in',
    summary: "The lessons of each of the caller's own courses, without their videos",
    input: z.object({}),
    output: z.object({ courses: z.array(courseLessons) }),
  }),
  /**
   * A player cannot send a bearer token: it plays an address that contains a short-lived ticket for the
   * lesson.
   */
  openVideo: endpoint({
    method: 'POST',
    path: '/api/lessons/{id}/video-ticket',
    access: 'anyone',
    summary: 'An address of the lesson (id of the lesson) that plays for a short time',
    input: z.object({ id: idField, preview }),
    output: z.object({
      kind: z
        .enum(['file', 'embed', 'link'])
        .describe('a file to play, the player of another host for a frame, or a page to follow the link to'),
      url: z.string(),
      page_url: z.string().nullable().describe('where else the file of another host can be seen'),
      captions: z.array(z.object({ language: z.enum(languages), url: z.string() })),
      film: z.string().describe('names the film that it plays'),
      poster: z.string().nullable(),
      expires_at: z.string(),
    }),
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
      film: z
        .string()
        .max(100)
        .optional()
        .describe('the name of the film that was watched: a former one is not counted'),
      watched: z.array(z.object({ from: seconds, to: seconds })).max(100),
      watched_ms_ago: z
        .number()
        .min(0)
        .max(365 * day)
        .default(0)
        .describe('how long ago the film stood there; a newer position of another device stays'),
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

/** All lessons of a course that the person owns are done. Published again when one was taken up again meanwhile. */
export const courseCompleted = domainEvent(
  'course.completed',
  z.object({ userId: idField, courseId: idField }),
);
