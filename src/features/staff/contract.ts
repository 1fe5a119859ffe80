import { z } from 'zod';
import { userSchema } from '#features/accounts/contract.ts';
import { roles } from '#shared/access.ts';
import { endpoint } from '#shared/contract.ts';
import { pageQuery } from '#shared/fields.ts';

/** A person as the panel lists them. */
export const listedUserSchema = userSchema.extend({
  email_verified: z.boolean(),
  blocked: z.boolean(),
});
export type ListedUser = z.output<typeof listedUserSchema>;

export const staffApi = {
  listUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users/list',
    access: 'users.view',
    summary: 'People, searched, filtered, sorted and paged',
    input: z.object({
      ...pageQuery,
      role: z.enum(roles).optional(),
      access: z.enum(['with', 'without']).optional(),
      sort: z.enum(['created_at', 'email', 'name']).default('created_at'),
    }),
    output: z.object({ users: z.array(listedUserSchema), total: z.number() }),
  }),
};
