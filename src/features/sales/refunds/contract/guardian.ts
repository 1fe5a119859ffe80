import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { refundErrors } from '../errors.ts';
import { refundLimits } from '../rules.ts';
import { refundableOrderSchema, wishField } from './refunds.ts';

const token = z.string().min(1).max(100);
const output = z.object({ order: refundableOrderSchema.nullable().describe('null while nothing is paid') });

/** Refunds for the guardian of a buyer under 18, who has paid and has no account: the mailed link opens them. */
export const guardianRefundsApi = {
  show: endpoint({
    method: 'POST',
    path: '/api/guardian/refunds/show',
    access: 'anyone',
    summary: 'The order that the guardian has paid: until when it can be asked back, and what became of that',
    input: z.object({ token }),
    output,
    errors: ['link_used_or_expired', 'conflict'],
    onlyReads: true,
    limits: refundLimits.guardianReads,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/guardian/refunds',
    access: 'anyone',
    summary: 'The guardian asks for the money back',
    input: z.object({ token, wish: wishField }),
    output,
    errors: ['link_used_or_expired', 'not_found', refundErrors.refund_term_over, 'conflict'],
    limits: refundLimits.guardianAsks,
  }),
};
