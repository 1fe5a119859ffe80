import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';

const courseProgressSchema = z.object({
  course_id: z.string(),
  lessons_done: z.number().int(),
  lessons_total: z.number().int(),
  watched_at: z.string().nullable().describe('when a lesson was watched or marked last'),
  lesson: z.string().nullable().describe('title of that lesson'),
});
export type CourseProgress = z.output<typeof courseProgressSchema>;

export const progressApi = {
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/progress',
    access: 'student-care',
    summary: 'How far a person is in each course that is or was open to them',
    input: z.object({ id: idField }),
    output: z.object({ courses: z.array(courseProgressSchema) }),
    errors: ['not_found'],
  }),
};
