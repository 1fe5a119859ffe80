import { z } from 'zod';
import { isOneLine } from '#features/sales/orders/rules/panel.ts';
import { refundReasons } from '#features/sales/orders/rules.ts';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { dayField, idField, lineField, linesField, rublesSchema } from '#shared/fields.ts';
import { refundErrors } from '../errors.ts';
import { refundSchema, refundsListing } from '../listing.ts';
import { refundLimits, refundOrigins, refundStates, refundWays, wishOutcomes } from '../rules.ts';

const ownRefundSchema = z.object({
  id: z.string(),
  state: z.enum(refundStates),
  origin: z.enum(refundOrigins),
  amount: z.number().nullable().describe('rubles; null until it is decided'),
  wish: z.string(),
  reason: z.string().describe("the school's answer"),
  closes_access: z.boolean(),
  receipt_number: z.string().nullable().describe('of a receipt that the school printed itself'),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type OwnRefund = z.output<typeof ownRefundSchema>;

/** The pure rule's suggestion, and what it was computed from. */
const suggestion = z.object({
  amount: z.number().describe('rubles'),
  lessons_done: z
    .number()
    .describe('ever done, or watched to 90 %, since the purchase, of those it paid for'),
  lessons_total: z.number().describe('that it paid for'),
  lessons_unmarked: z.number().describe('of those done: not marked as done now'),
  in_time: z.boolean().describe('within the 14 days: all of it, whatever was watched'),
});
export type Suggestion = z.output<typeof suggestion>;

export const refundableOrderSchema = z.object({
  order_id: z.string(),
  course: z.string(),
  amount: z.number(),
  returned: z.number().describe('rubles that have come back'),
  paid_at: z.string(),
  last_day: dayField.describe('of the school; until its end a refund can be asked for'),
  can_ask: z.boolean(),
  suggestion,
  refunds: z.array(ownRefundSchema).describe('newest first'),
});
export type RefundableOrder = z.output<typeof refundableOrderSchema>;

export const wishField = linesField.max(1000).default('').describe('why; nobody has to say');

export const refundsApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/user/refunds',
    access: 'signed-in',
    summary: "The caller's paid orders: what can be asked back until when, and what became of it",
    input: z.object({}),
    output: z.object({ orders: z.array(refundableOrderSchema) }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/user/refunds',
    access: 'signed-in',
    summary: 'Asks for the money of an own order back',
    input: z.object({
      order_id: idField,
      wish: wishField,
    }),
    output: refundableOrderSchema,
    errors: ['not_found', refundErrors.refund_term_over, 'conflict'],
    limits: refundLimits.ask,
  }),
};

const one = z.object({ id: idField });
const amount = z.number().positive().max(1e9).pipe(rublesSchema).describe('rubles');
const reason = linesField.min(3).max(500).describe('mailed to the buyer');
const version = z
  .string()
  .describe('of what the decision builds on: another decision meanwhile is a conflict');
const grant = {
  ...{ version, amount, reason },
  closes_access: z.boolean(),
  revoke_certificate: z
    .boolean()
    .default(true)
    .describe('a refund of everything that ends the course; without a certificate nothing happens'),
};

/** A colleague's request to return an order's money. */
const wishSchema = z.object({
  id: z.string(),
  text: z.string(),
  by: z.string().nullable().describe('who wishes it'),
  created_at: z.string(),
  outcome: z.enum(wishOutcomes).nullable().describe('null while it waits'),
  answer: z.string().describe('why it was declined'),
  ended_at: z.string().nullable(),
  ended_by: z.string().nullable(),
});
export type Wish = z.output<typeof wishSchema>;

const waitingWishSchema = wishSchema.pick({ id: true, text: true, by: true, created_at: true }).extend({
  order_id: z.string(),
  order: z.string(),
  email: z.string(),
  erased: z.boolean(),
  course: z.string(),
});
export type WaitingWish = z.output<typeof waitingWishSchema>;

export const orderRefundsSchema = z.object({
  order_id: z.string(),
  paid: z.boolean(),
  amount: z.number(),
  returned: z.number(),
  under_way: z.number().describe('rubles that are on their way back'),
  left: z.number().describe('rubles that can still be sent back'),
  refund_due: z.boolean(),
  way: z.enum(refundWays).describe('how this order can be refunded'),
  provider: z.string().nullable().describe('who took the money'),
  has_access: z.boolean().describe('this order holds a course open'),
  certificate: z
    .string()
    .nullable()
    .describe('number of a valid certificate that a refund of everything can revoke'),
  last_day: dayField.nullable(),
  suggestion: suggestion.nullable(),
  refunds: z.array(refundSchema).describe('newest first'),
  wishes: z.array(wishSchema).describe('of staff, newest first'),
  version: z.string(),
});
export type OrderRefunds = z.output<typeof orderRefundsSchema>;

/** An order whose money bought nothing. */
const dueOrderSchema = z.object({
  order_id: z.string(),
  order: z.string(),
  email: z.string(),
  erased: z.boolean(),
  course: z.string(),
  left: z.number().describe('rubles'),
  paid_at: z.string(),
  why: z.enum(refundReasons).nullable(),
  version: z.string(),
});
export type DueOrder = z.output<typeof dueOrderSchema>;

export const receiptNumberInput = one.extend({
  receipt_number: lineField
    .min(1)
    .max(200)
    .refine(isOneLine, { params: { field: 'hidden_characters' } }),
});

export const refundsPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/refunds',
    access: 'orders.view',
    summary: 'Refunds, searched, filtered, sorted and paged, and the orders whose money bought nothing',
    input: refundsListing.query,
    output: z.object({
      refunds: z.array(refundSchema),
      total: z.number(),
      due: z.array(dueOrderSchema),
      wishes: z.array(waitingWishSchema).describe('of staff, undecided, oldest first'),
    }),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/admin/orders/{id}/refunds',
    access: 'orders.view',
    summary: 'Refunds of an order, and what can still be sent back',
    input: one,
    output: orderRefundsSchema,
    errors: ['not_found'],
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/refunds',
    access: 'refunds.manage',
    summary: 'Sends money of an order back, all or a part',
    input: one.extend(grant),
    output: orderRefundsSchema,
    errors: ['not_found', 'conflict', refundErrors.refund_too_high],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/{id}/approve',
    access: 'refunds.manage',
    summary: 'Grants what a buyer asked for, all or a part',
    input: one.extend(grant),
    output: orderRefundsSchema,
    errors: ['not_found', 'conflict', refundErrors.refund_too_high],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/{id}/decline',
    access: 'refunds.manage',
    summary: 'Declines what a buyer asked for; they are told the reason',
    input: one.extend({ version, reason }),
    output: orderRefundsSchema,
    errors: ['not_found', 'conflict'],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/{id}/retry',
    access: 'refunds.manage',
    summary: 'Sends a failed refund again, or leaves the sending to staff',
    input: one.extend({ version, way: z.enum(refundWays) }),
    output: orderRefundsSchema,
    errors: ['not_found', 'conflict', refundErrors.refund_too_high],
  }),
  sent: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/{id}/sent',
    access: 'refunds.manage',
    summary: 'Notes that staff have sent the money of a refund that goes by hand',
    input: one.extend({ version }),
    output: orderRefundsSchema,
    errors: ['not_found', 'conflict'],
  }),
  setReceiptNumber: endpoint({
    method: 'PUT',
    path: '/api/admin/refunds/{id}/receipt-number',
    access: 'refunds.manage',
    summary: 'Keeps the number of the receipt that was issued for money sent back by hand',
    input: receiptNumberInput,
    output: orderRefundsSchema,
    errors: ['not_found', 'conflict'],
  }),
};

const about = z.object({ refundId: idField });
/** A buyer waits for a decision. */
export const refundAsked = domainEvent('refund.asked', about);
/** The provider did not do it: staff have to try again. */
export const refundFailed = domainEvent('refund.failed', about);
/** The money is back. */
export const refundSucceeded = domainEvent('refund.succeeded', about);
