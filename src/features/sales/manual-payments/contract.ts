/** Money that came by bank transfer or in cash, as staff enter it. */

import { z } from 'zod';
import { orderDetailsSchema } from '#features/sales/orders/contract.ts';
import { isOneLine, manualMethods } from '#features/sales/orders/rules/panel.ts';
import { courseErrors } from '#features/teaching/courses/errors.ts';
import { endpoint } from '#shared/contract.ts';
import {
  dayField,
  emailField,
  idField,
  lineField,
  nameOrNoneField,
  phoneField,
  rublesSchema,
} from '#shared/fields.ts';

const reference = lineField.max(200).refine(isOneLine, { params: { field: 'hidden_characters' } });

export const manualOrderInput = z.object({
  course_id: idField,
  amount: rublesSchema.min(1).max(10_000_000).describe('rubles that were received'),
  method: z.enum(manualMethods),
  paid_on: dayField.describe('school day on which the money came; not in the future'),
  document: reference.optional().describe('number of the payment order or cash order'),
  receipt_number: reference.optional().describe('number of the fiscal receipt, where one was issued already'),
  email: emailField.describe('of the buyer: their account is found, or made'),
  name: nameOrNoneField.optional().describe('of somebody without an account'),
  phone: phoneField.optional(),
  request_id: idField.optional().describe('made by the form: the same request is entered once'),
});

export const receiptNumberInput = z.object({ id: idField, receipt_number: reference.min(1) });

export const manualPaymentsApi = {
  enter: endpoint({
    method: 'POST',
    path: '/api/admin/orders',
    access: 'orders.manage',
    summary: 'Enters an order that was paid by bank transfer or in cash, and opens the course',
    input: manualOrderInput,
    output: orderDetailsSchema,
    errors: [courseErrors.course_unknown, 'conflict'],
  }),
  setReceiptNumber: endpoint({
    method: 'PUT',
    path: '/api/admin/orders/{id}/receipt-number',
    access: 'orders.manage',
    summary: 'Keeps the number of the receipt that was issued for money that came by hand',
    input: receiptNumberInput,
    output: orderDetailsSchema,
    errors: ['not_found', 'conflict'],
  }),
};
