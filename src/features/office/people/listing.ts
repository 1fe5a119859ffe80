import { z } from 'zod';
import { userSchema } from '#features/accounts/sign-in/contract/signIn.ts';
import { readableEmail } from '#shared/domains.ts';
import { listing } from '#shared/listing.ts';
import { roles } from '#shared/roles.ts';

/** A person as the panel lists them. */
export const listedUserSchema = userSchema.extend({
  email_verified: z.boolean(),
  blocked: z.boolean(),
  deleted: z.boolean(),
  courses: z.array(z.string()).describe('titles of the courses open to the person, newest first'),
});
export type ListedUser = z.output<typeof listedUserSchema>;

export const peopleListing = listing({
  name: 'users',
  words: 'peopleList',
  access: { see: 'users.view', export: 'data.export' },
  row: listedUserSchema,
  columns: {
    email: { type: 'text', sort: 'asc', isLong: true, text: ({ email }) => readableEmail(email) },
    name: { type: 'text', field: 'full_name', sort: 'asc', isLong: true },
    phone: { type: 'text' },
    number: { type: 'text', isHidden: true },
    role: { type: 'choice', values: roles, texts: 'staff.roles', isFilter: true },
    access: { type: 'text', isLong: true, text: ({ courses }) => courses.join(', ') },
    total_paid: { type: 'money', sort: 'desc' },
    created_at: { type: 'dayOf', field: 'registration_date', sort: 'desc', days: ['from', 'to'] },
    email_verified: { type: 'flag', isHidden: true },
    blocked: { type: 'flag', isHidden: true },
  },
  filters: {
    access: { type: 'choice', values: ['with', 'without'] },
    state: {
      type: 'choice',
      values: ['active', 'blocked', 'deleted'],
      describes: 'everybody but the deleted where not given',
    },
    chosen: { type: 'id', describes: 'those of a selection made for an export' },
  },
  sortedBy: 'created_at',
});
export type PeopleQuery = z.output<typeof peopleListing.query>;
