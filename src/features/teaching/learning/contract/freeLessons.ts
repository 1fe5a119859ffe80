/** Free lessons as the public site shows them: to watch in place, without a ticket. */
import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { languages } from '#shared/i18n.ts';
import { longestSlug } from '#shared/slugs.ts';

export const freeLessonSchema = z.object({
  id: z.string(),
  slug: z.string().describe('of its page, `/lessons/{slug}`'),
  course_id: z.string(),
  title: z.string().describe('in the language of the request, as are description and task'),
  description: z.string(),
  task: z.string().nullable().describe('what to do after it'),
  film: z
    .object({
      url: z.string(),
      seconds: z.number().nullable(),
      captions: z.array(z.object({ language: z.enum(languages), url: z.string() })),
    })
    .nullable()
    .describe('null where its film is at another host: it plays on the page of the course'),
  has_light_study: z.boolean().describe('its page shows what a window does to a face'),
  poster_file: z.string().nullable().describe('for `pictureAddress`'),
  created_at: z.string(),
});
export type FreeLesson = z.output<typeof freeLessonSchema>;

const path = '/api/free-lessons';

export const freeLessonsApi = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'anyone',
    summary: 'Free lessons with a film, of the courses on sale, in the order of the catalogue',
    input: z.object({}),
    output: z.object({ lessons: z.array(freeLessonSchema) }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/{slug}`,
    access: 'anyone',
    summary: 'One of them by its address, present or former',
    input: z.object({ slug: z.string().max(longestSlug) }),
    output: freeLessonSchema,
    errors: ['not_found'],
  }),
};
