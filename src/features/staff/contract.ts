import { z } from 'zod';
import { userSchema } from '#features/accounts/contract.ts';
import { orderStates } from '#features/orders/contract.ts';
import { roles } from '#shared/access.ts';
import { endpoint } from '#shared/contract.ts';
import { dayField, idField, pageQuery } from '#shared/fields.ts';

/** A person as the panel lists them. */
export const listedUserSchema = userSchema.extend({
  email_verified: z.boolean(),
  blocked: z.boolean(),
  deleted: z.boolean(),
  courses: z.array(z.string()).describe('titles of the courses open to the person, newest first'),
});
export type ListedUser = z.output<typeof listedUserSchema>;

/** A person with everything that hangs on them. */
export const userDetailsSchema = listedUserSchema.omit({ courses: true }).extend({
  restorable_until: z.string().nullable().describe('of a deleted person'),
  invited: z.boolean().describe('a member of staff who has not chosen a password yet'),
  courses: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      since: z.string(),
      until: z.string().nullable().describe('when access ended; null while it is open'),
      order_id: z.string().nullable().describe('null for access given by staff'),
    }),
  ),
  orders: z.array(
    z.object({
      id: z.string(),
      course_title: z.string(),
      amount: z.number(),
      status: z.enum(orderStates),
      date: z.string(),
    }),
  ),
});
export type UserDetails = z.output<typeof userDetailsSchema>;

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
      state: z
        .enum(['active', 'blocked', 'deleted'])
        .optional()
        .describe('everybody but the deleted where not given'),
      from: dayField.optional().describe('school day on which the first ones registered'),
      to: dayField.optional().describe('the last such day, included'),
      sort: z.enum(['created_at', 'email', 'name', 'total_paid']).default('created_at'),
    }),
    output: z.object({ users: z.array(listedUserSchema), total: z.number() }),
  }),
  showUser: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}',
    access: 'users.view',
    summary: 'One person with courses and orders',
    input: z.object({ id: idField }),
    output: userDetailsSchema,
    errors: ['not_found'],
  }),
};
