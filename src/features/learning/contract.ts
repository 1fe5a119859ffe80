import { z } from 'zod';
import { courseSchema } from '#features/courses/contract.ts';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';

export const purchasedCourseSchema = courseSchema.extend({
  purchase_date: z.string(),
  status: z.string().describe("'Активен' in the language of the request"),
  progress: z.number().min(0).max(100),
});
export type PurchasedCourse = z.output<typeof purchasedCourseSchema>;

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
});
export type Lesson = z.output<typeof lessonSchema>;

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
  }),
};
