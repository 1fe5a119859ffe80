import { z } from 'zod';
import { materialPurposes } from '#features/teaching/courses/rules/goods.ts';
import { endpoint } from '#shared/contract.ts';
import { idField, lineField, localTextField } from '#shared/fields.ts';
import { isMaterialLink, ticketLimits } from './rules.ts';

const materialFields = {
  id: z.string(),
  lesson_id: z.string().nullable().describe('null: of the whole course'),
  purpose: z.enum(materialPurposes),
  url: z.string().nullable().describe('of a link; a file is opened by a ticket'),
  file_name: z.string().nullable(),
  media_type: z.string().nullable(),
  size_bytes: z.number().nullable(),
};

export const materialSchema = z.object({ ...materialFields, title: z.string() });
export type Material = z.output<typeof materialSchema>;

/** As staff edit it. */
export const editedMaterialSchema = z.object({
  ...materialFields,
  title: localTextField(z.string()),
  version: z.string(),
});
export type EditedMaterial = z.output<typeof editedMaterialSchema>;

const titleField = localTextField(lineField.min(1).max(200));
const linkField = lineField.max(1000).refine(isMaterialLink, { params: { field: 'link' } });
const content = {
  purpose: z.enum(materialPurposes),
  title: titleField,
  url: linkField.optional(),
  upload_id: idField.optional().describe("the sender's finished upload for a material"),
};

export const materialsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/courses/{id}/materials',
    access: 'signed-in',
    summary: 'Materials of a course that the caller may open, or of one of its lessons',
    input: z.object({ id: idField, lesson_id: idField.optional() }),
    output: z.object({ materials: z.array(materialSchema) }),
    errors: ['not_found', 'forbidden'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/materials/{id}/ticket',
    access: 'signed-in',
    summary: 'An address that sends the file of a material, once opened within a minute',
    input: z.object({ id: idField }),
    output: z.object({ url: z.string(), expires_at: z.string() }),
    errors: ['not_found', 'forbidden'],
    limits: ticketLimits,
  }),
};

export const materialsPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/courses/{id}/materials',
    access: 'materials.manage',
    summary: 'All materials of a course and its lessons, in their order',
    input: z.object({ id: idField }),
    output: z.object({ materials: z.array(editedMaterialSchema) }),
    errors: ['not_found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/courses/{id}/materials',
    access: 'materials.manage',
    summary: 'Adds a file or a link at the end',
    input: z.object({ id: idField, lesson_id: idField.optional(), ...content }),
    output: editedMaterialSchema,
    errors: ['not_found'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/admin/materials/{id}',
    access: 'materials.manage',
    summary: 'Changes a material; another link or upload takes the place of what it had',
    input: z.object({ id: idField, version: z.string(), ...content }),
    output: editedMaterialSchema,
    errors: ['not_found', 'conflict'],
  }),
  arrange: endpoint({
    method: 'PUT',
    path: '/api/admin/courses/{id}/materials/order',
    access: 'materials.manage',
    summary: 'Puts the materials of the course, or of one lesson, in this order',
    input: z.object({ id: idField, lesson_id: idField.optional(), ids: z.array(idField).max(500) }),
    output: z.object({ materials: z.array(editedMaterialSchema) }),
    errors: ['not_found', 'conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/materials/{id}',
    access: 'materials.manage',
    summary: 'Removes a material; it can be brought back for thirty days',
    input: z.object({ id: idField }),
    output: z.object({}),
    errors: ['not_found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/materials/{id}/restore',
    access: 'materials.manage',
    summary: 'Brings a removed material back',
    input: z.object({ id: idField }),
    output: editedMaterialSchema,
    errors: ['not_found'],
  }),
};
