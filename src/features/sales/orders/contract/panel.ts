/** Actions of staff on orders. */
import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField, lineField, linesField } from '#shared/fields.ts';
import { orderDetailsSchema } from '../contract.ts';
import { isOneLine, staffMailLimits } from '../rules/panel.ts';

export const noteInput = z.object({ id: idField, text: linesField.min(1).max(2000) });

export const staffMailInput = z.object({
  id: idField,
  subject: lineField
    .min(3)
    .max(150)
    .refine(isOneLine, { params: { field: 'hidden_characters' } }),
  text: linesField.min(3).max(5000),
});

export const cancelInput = z.object({ id: idField, reason: linesField.min(3).max(300) });

export const ordersPanelApi = {
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/notes',
    access: 'student-care',
    summary: 'Keeps a note of staff with the order',
    input: noteInput,
    output: orderDetailsSchema,
    errors: ['not_found'],
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/mails',
    access: 'orders.manage',
    summary: "Mails the buyer; the mail stays in the order's story",
    input: staffMailInput,
    output: orderDetailsSchema,
    errors: ['not_found', 'conflict'],
    limits: staffMailLimits,
  }),
  sendAccess: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/access-mail',
    access: 'student-care',
    summary: 'Mails the buyer a fresh link to choose a password, or the way to sign in; five a person a day',
    input: z.object({ id: idField }),
    output: orderDetailsSchema,
    errors: ['not_found', 'conflict', 'too_many_requests'],
  }),
  mailGuardian: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/guardian-mail',
    access: 'orders.manage',
    summary:
      'Mails a new link to the guardian whose answer is waited for; earlier links open nothing any more',
    input: z.object({ id: idField }),
    output: orderDetailsSchema,
    errors: ['not_found', 'conflict', 'too_many_requests'],
  }),
  clearMinor: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/adult',
    access: 'orders.manage',
    summary:
      'Takes off the tick of a buyer who is an adult: no guardian is asked any more, and the buyer is mailed how to go on',
    input: z.object({ id: idField }),
    output: orderDetailsSchema,
    errors: ['not_found', 'conflict'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/cancel',
    access: 'orders.manage',
    summary: 'Cancels an order that is not paid; money that still comes counts all the same',
    input: cancelInput,
    output: orderDetailsSchema,
    errors: ['not_found', 'conflict'],
  }),
};
