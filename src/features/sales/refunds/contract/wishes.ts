import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { domainEvent } from '#shared/events.ts';
import { idField, linesField } from '#shared/fields.ts';
import { orderRefundsSchema } from './refunds.ts';

const one = z.object({ id: idField });

export const wishInput = one.extend({ reason: linesField.min(3).max(1000) });

export const wishesApi = {
  wish: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/refund-wish',
    access: 'student-care',
    summary: 'Asks those who return money to do so for an order; the buyer hears nothing of it',
    input: wishInput,
    output: orderRefundsSchema,
    errors: ['not_found', 'conflict'],
    limits: [{ name: 'wishes for a refund', by: 'person', times: 60, perMs: 1 * hour }],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/admin/refund-wishes/{id}/decline',
    access: 'refunds.manage',
    summary: "Declines a colleague's wish for a refund; they are told the reason",
    input: one.extend({ reason: linesField.min(3).max(500) }),
    output: orderRefundsSchema,
    errors: ['not_found', 'conflict'],
  }),
};

const about = z.object({ wishId: idField });
/** A colleague asks to return money. */
export const refundWished = domainEvent('refund.wished', about);
/** The money went back, or the wish was declined. */
export const refundWishEnded = domainEvent('refund.wish_ended', about);
