import { z } from 'zod';
import { guardianStates } from '#features/accounts/guardians/rules.ts';
import { priceReasons } from '#features/teaching/courses/contract/prices.ts';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { dayField, idField } from '#shared/fields.ts';
import { orderStates } from '#shared/orderStates.ts';
import { orderSchema, ordersListing } from './listing.ts';
import { manualMethods } from './rules/panel.ts';

export const orderDetailsSchema = orderSchema.extend({
  regular_price: z.number().describe('rubles; crossed out beside the price that the buyer saw'),
  saving: z.number().describe('rubles below it, as the buyer saw'),
  price_reason: z.enum(priceReasons),
  history: z.array(
    z.object({
      from: z.enum(orderStates).nullable(),
      to: z.enum(orderStates),
      reason: z.string().describe("a code: ours, or the payment provider's"),
      details: z.record(z.string(), z.string()).describe('what the reason names, e.g. addresses'),
      at: z.string(),
      by: z.string().nullable().describe('the member of staff, where it was one'),
    }),
  ),
  notes: z.array(z.object({ id: z.string(), text: z.string(), at: z.string(), by: z.string().nullable() })),
  mails: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      subject: z.string(),
      text: z.string().nullable().describe('what staff wrote; null for a mail of the product'),
      at: z.string(),
      sent_at: z.string().nullable().describe('null while it waits to be sent'),
      by: z.string().nullable(),
    }),
  ),
  guardian: z
    .object({
      state: z.enum(guardianStates),
      email: z.string(),
      name: z.string().describe('as given with the consent; empty before'),
      expires_at: z.string(),
    })
    .nullable()
    .describe('the adult who has to agree and pays, for a buyer under 18'),
  manual: z
    .object({
      method: z.enum(manualMethods),
      paid_on: dayField,
      document: z.string().nullable(),
      receipt_number: z.string().nullable(),
    })
    .nullable()
    .describe('what staff entered about money that came past the provider'),
  payments: z.array(
    z.object({
      provider: z.string(),
      provider_payment_id: z.string().nullable(),
      method: z
        .string()
        .nullable()
        .describe("how it was paid, or else what the buyer chose: the provider's word"),
      held_until: z
        .string()
        .nullable()
        .describe('money that is held can be taken until then; null where none is'),
      is_held: z.boolean(),
      amount: z.number(),
      status: z.string(),
      cancellation_reason: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
});
export type OrderDetails = z.output<typeof orderDetailsSchema>;

export const ordersApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/orders',
    access: 'orders.view',
    summary: 'Orders, searched, filtered, sorted and paged, with the sums of the selection',
    input: ordersListing.query,
    output: z.object({
      orders: z.array(orderSchema),
      total: z.number(),
      summary: z
        .object({ revenue: z.number(), orders: z.number(), successful: z.number() })
        .nullable()
        .describe(
          'null for a narrowed list of more orders than are counted, where sums of days do not tell it',
        ),
      courses: z
        .array(z.object({ id: z.string(), title: z.string() }))
        .describe('all to choose from, in the order of the catalogue'),
      sources: z.array(z.string()).describe('of visits in the last month; empty: came directly'),
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

/** Its buyer was taken for someone under 18, and needs to know how to go on. */
export const minorCleared = domainEvent('order.minor_cleared', z.object({ orderId: idField }));
