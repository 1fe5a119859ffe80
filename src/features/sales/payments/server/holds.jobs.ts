import { job } from '#server/outbox/job.ts';
import { paymentHeld } from '../contract/payments.ts';
import { settleHeld } from './holds.ts';

/** Takes held money, or gives it back. */
export const settleHold = job('payments.settle_hold', paymentHeld.payload, settleHeld);
