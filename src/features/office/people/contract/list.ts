import { z } from 'zod';
import { standings } from '#features/sales/orders/rules/standings.ts';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';
import { orderStates } from '#shared/orderStates.ts';
import { listedUserSchema, peopleListing } from '../listing.ts';

/** A person with all related records. */
export const userDetailsSchema = listedUserSchema.omit({ courses: true }).extend({
  seen_at: z.string().nullable().describe('when they used the site last, to about five minutes'),
  restorable_until: z.string().nullable().describe('of a deleted person'),
  invited: z.boolean().describe('a member of staff who has not chosen a password yet'),
  courses: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      since: z.string(),
      until: z.string().nullable().describe('when access ended; null while it is open'),
      open_until: z
        .string()
        .nullable()
        .describe('the moment from which it will be closed, where it was opened for a time'),
      order_id: z.string().nullable().describe('null for access given by staff'),
    }),
  ),
  said_under_18: z.boolean().describe('a form said so within half a year: new orders wait for a guardian'),
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      course_title: z.string(),
      amount: z.number(),
      standing: z.enum(standings).describe('the state, with what else staff should know'),
      status: z.enum(orderStates),
      date: z.string(),
      test: z.boolean().describe('paid with a test key: no money'),
      rehearsal: z.boolean().describe('sold in a rehearsal: no money'),
    }),
  ),
});
export type UserDetails = z.output<typeof userDetailsSchema>;

const stuckThingSchema = z.object({
  kind: z.string(),
  subject: z.string().describe("such as an order's number; empty where the kind says all"),
  since: z.string(),
  path: z.string().nullable().describe('where in the panel it is dealt with'),
});

export const staffApi = {
  listUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users/list',
    access: 'users.view',
    summary: 'People, searched, filtered, sorted and paged',
    input: peopleListing.query,
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
  stuck: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/stuck',
    access: 'users.view',
    summary: 'What does not go on with a person by itself, of what the caller may see',
    input: z.object({ id: idField }),
    output: z.object({ stuck: z.array(stuckThingSchema) }),
    errors: ['not_found'],
  }),
};
