import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { idField, nameField } from '#shared/fields.ts';
import type { Limit } from '#shared/limits.ts';
import { savedViewErrors } from './errors.ts';

const viewSchema = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string().describe('search, filters and order, as in the address of the list'),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  may_change: z.boolean(),
});
export type SavedView = z.output<typeof viewSchema>;

const viewsSchema = z.object({ views: z.array(viewSchema) });
const list = z.string().min(1).max(60).describe("a listing's name");
const name = nameField.max(60);
const one = z.object({ id: idField });
const limits: Limit[] = [{ name: 'saved views', by: 'person', times: 120, perMs: hour }];

export const savedViewsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/views',
    access: 'staff',
    summary: "The caller's views of a list and those that colleagues share, in the order of their making",
    input: z.object({ list }),
    output: viewsSchema,
    errors: ['forbidden', 'not_found'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/admin/views',
    access: 'staff',
    summary: 'Keeps search, filters and order of a list under a name',
    input: z.object({ list, name, query: z.string().max(2000), is_shared: z.boolean().default(false) }),
    output: viewSchema,
    errors: ['forbidden', 'not_found', savedViewErrors.too_many_views],
    limits,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/views/{id}',
    access: 'staff',
    summary: 'Renames a view, shares it or keeps it to oneself, or gives it another selection',
    input: one.extend({
      name: name.optional(),
      is_shared: z.boolean().optional(),
      query: z.string().max(2000).optional(),
    }),
    output: viewSchema,
    errors: ['not_found'],
    limits,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/views/{id}',
    access: 'staff',
    summary: 'Deletes a view',
    input: one,
    output: z.object({ id: z.string() }),
    errors: ['not_found'],
  }),
};
