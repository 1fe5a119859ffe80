/** Sections of a course, and the order of its lessons. */
import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField, lineField, localTextField } from '#shared/fields.ts';

const titleField = localTextField(lineField.max(200)).refine(({ ru }) => ru !== '', {
  path: ['ru'],
  params: { field: 'required' },
});

export const sectionSchema = z.object({
  id: z.string(),
  title: localTextField(z.string()),
});
export type EditedSection = z.output<typeof sectionSchema>;

export const sectionInput = z.object({ id: idField, title: titleField });

const idInput = z.object({ id: idField });

export const sectionsApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/admin/courses/{id}/sections',
    access: 'lessons.manage',
    summary: 'Adds a section at the end of a course (id of the course)',
    input: sectionInput,
    output: sectionSchema,
    errors: ['not_found'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/admin/sections/{id}',
    access: 'lessons.manage',
    summary: 'Renames a section',
    input: sectionInput,
    output: sectionSchema,
    errors: ['not_found'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/sections/{id}',
    access: 'lessons.manage',
    summary: 'Deletes a section; its lessons stay, without a section',
    input: idInput,
    output: z.object({ id: z.string() }),
    errors: ['not_found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/sections/{id}/restore',
    access: 'lessons.manage',
    summary: 'Brings back a section within 30 days, with those of its lessons that have no other',
    input: idInput,
    output: sectionSchema,
    errors: ['not_found'],
  }),
  order: endpoint({
    method: 'PUT',
    path: '/api/admin/courses/{id}/lessons/order',
    access: 'lessons.manage',
    summary:
      'Puts all sections and lessons of a course (id of the course) in order; lessons are numbered anew',
    input: z.object({
      id: idField,
      version: z.string().max(64).describe('of the order that was changed'),
      groups: z
        .array(z.object({ section_id: idField.nullable(), lesson_ids: z.array(idField).max(1000) }))
        .max(200)
        .describe('every section once, in order; null holds the lessons without one'),
    }),
    output: z.object({ version: z.string() }),
    errors: ['not_found', 'conflict'],
  }),
};
