import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { idField } from '#shared/fields.ts';
import { receiptSchema, receiptsListing } from './listing.ts';

const ownReceiptSchema = receiptSchema
  .pick({
    id: true,
    order_id: true,
    order: true,
    course: true,
    kind: true,
    state: true,
    amount: true,
    fiscal_document: true,
    fiscal_storage: true,
    fiscal_attribute: true,
    registered_at: true,
    created_at: true,
  })
  .extend({ trial: z.boolean().describe('of a payment that took no real money: it is mailed to nobody') });
export type OwnReceipt = z.output<typeof ownReceiptSchema>;

export const receiptsApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/user/receipts',
    access: 'signed-in',
    summary: "Fiscal receipts of the caller's orders, newest first",
    input: z.object({}),
    output: z.object({ receipts: z.array(ownReceiptSchema) }),
  }),
};

export const receiptsPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/receipts',
    access: 'orders.view',
    summary: 'Fiscal receipts, searched, filtered, sorted and paged',
    input: receiptsListing.query,
    output: z.object({ receipts: z.array(receiptSchema), total: z.number() }),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/admin/orders/{id}/receipts',
    access: 'orders.view',
    summary: 'Fiscal receipts of an order, oldest first',
    input: z.object({ id: idField }),
    output: z.object({ receipts: z.array(receiptSchema) }),
    errors: ['not_found'],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/admin/receipts/{id}/retry',
    access: 'refunds.manage',
    summary: 'Asks the provider anew for a receipt that is missing or was refused',
    input: z.object({ id: idField }),
    output: receiptSchema,
    errors: ['not_found', 'conflict'],
  }),
};

/** A receipt is missing or was refused. */
export const receiptFailed = domainEvent('receipt.failed', z.object({ receiptId: idField }));
