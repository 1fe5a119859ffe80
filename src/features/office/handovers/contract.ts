import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { domainEvent } from '#shared/events.ts';
import { idField, linesField } from '#shared/fields.ts';
import type { Limit } from '#shared/limits.ts';
import { roles } from '#shared/roles.ts';

const handoverSchema = z.object({
  id: z.string(),
  user_id: z.string().nullable().describe('the person, or null where it is an order'),
  order_id: z.string().nullable(),
  subject: z.string().describe('as staff call it'),
  to_id: z.string(),
  to: z.string(),
  from: z.string(),
  text: z.string(),
  at: z.string(),
});
export type Handover = z.output<typeof handoverSchema>;

const openSchema = z.object({
  handover: handoverSchema.nullable().describe('null while nobody has it in hand'),
});

const one = z.object({ id: idField });
export const handoverInput = one.extend({
  colleague_id: idField,
  text: linesField.max(1000).default('').describe('what is to be done'),
});

/** Each may be a mail to a colleague. */
const limits: Limit[] = [{ name: 'handovers', by: 'person', times: 60, perMs: 1 * hour }];

export const handoversApi = {
  colleagues: endpoint({
    method: 'GET',
    path: '/api/admin/colleagues',
    access: 'student-care',
    summary: 'Staff to whom a person or an order can be handed',
    input: z.object({}),
    output: z.object({
      colleagues: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(roles) })),
    }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/admin/handovers',
    access: 'users.view',
    summary: 'What colleagues have handed to the caller and is not done yet, oldest first',
    input: z.object({}),
    output: z.object({ handovers: z.array(handoverSchema) }),
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/handover',
    access: 'users.view',
    summary: 'Who has a person in hand',
    input: one,
    output: openSchema,
    errors: ['not_found'],
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/admin/orders/{id}/handover',
    access: 'users.view',
    summary: 'Who has an order in hand',
    input: one,
    output: openSchema,
    errors: ['not_found'],
  }),
  handPerson: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/handover',
    access: 'student-care',
    summary: 'Hands a person to a colleague, who is told; ends an earlier handover of theirs',
    input: handoverInput,
    output: openSchema,
    errors: ['not_found'],
    limits,
  }),
  handOrder: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/handover',
    access: 'student-care',
    summary: 'Hands an order to a colleague, who is told; ends an earlier handover of it',
    input: handoverInput,
    output: openSchema,
    errors: ['not_found'],
    limits,
  }),
  done: endpoint({
    method: 'POST',
    path: '/api/admin/handovers/{id}/done',
    access: 'users.view',
    summary: 'What was handed over is done; by whoever has it, or looks after students',
    input: one,
    output: openSchema,
    errors: ['not_found', 'conflict'],
  }),
};

export const handedOver = domainEvent('handover.made', z.object({ handoverId: idField }));
