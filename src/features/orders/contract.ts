import { z } from 'zod';
import { priceReasons } from '#features/courses/prices/contract.ts';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { dayField, idField, pageQuery } from '#shared/fields.ts';
import { rublesSchema } from '#shared/money.ts';

export const orderStates = [
  'new',
  'pending',
  'paid',
  'partially_refunded',
  'refunded',
  'canceled',
  'expired',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  user_id: z.string().nullable(),
  course_id: z.string(),
  course_title: z.string(),
  amount: z.number().describe('rubles'),
  currency: z.literal('RUB'),
  status: z.enum(orderStates),
  date: z.string(),
  paid_at: z.string().nullable(),
  refund_due: z.boolean().describe('this money bought nothing: the course was owned, or the buyer is erased'),
  erased: z.boolean().describe('the buyer asked to be erased: nobody is named any more'),
});
export type Order = z.output<typeof orderSchema>;

export const orderDetailsSchema = orderSchema.extend({
  list_price: z.number().describe('rubles; without any discount, when it was ordered'),
  discount: z.number().describe('rubles off the list price'),
  price_reason: z.enum(priceReasons),
  history: z.array(
    z.object({
      from: z.enum(orderStates).nullable(),
      to: z.enum(orderStates),
      reason: z.string().describe("a code: ours, or the payment provider's"),
      details: z.record(z.string(), z.string()).describe('what the reason names, e.g. addresses'),
      at: z.string(),
    }),
  ),
  payments: z.array(
    z.object({
      provider: z.string(),
      provider_payment_id: z.string().nullable(),
      amount: z.number(),
      status: z.string(),
      cancellation_reason: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
});
export type OrderDetails = z.output<typeof orderDetailsSchema>;

const amountField = z.coerce.number().min(0).max(1e9).pipe(rublesSchema);

export const ordersApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/orders',
    access: 'orders.view',
    summary: 'Orders, searched, filtered, sorted and paged, with the sums of the selection',
    input: z.object({
      ...pageQuery,
      status: z.enum(orderStates).optional(),
      course: idField.optional(),
      from: dayField.optional().describe('school day on which the first ones were placed'),
      to: dayField.optional().describe('the last such day, included'),
      amount_from: amountField.optional().describe('rubles'),
      amount_to: amountField.optional(),
      refund_due: z.literal('yes').optional(),
      sort: z.enum(['created_at', 'amount', 'email', 'course', 'status']).default('created_at'),
    }),
    output: z.object({
      orders: z.array(orderSchema),
      total: z.number(),
      summary: z.object({ revenue: z.number(), orders: z.number(), successful: z.number() }),
      courses: z
        .array(z.object({ id: z.string(), title: z.string() }))
        .describe('all to choose from, in the order of the catalogue'),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/orders/{id}',
    access: 'orders.view',
    summary: 'One order with its history and payments',
    input: z.object({ id: idField }),
    output: orderDetailsSchema,
    errors: ['not_found'],
  }),
};

export const orderPaid = domainEvent('order.paid', z.object({ orderId: idField }));
export const orderEnded = domainEvent('order.ended', z.object({ orderId: idField }));
