import { describe, expect, it } from 'vitest';
import type { OrderRefunds } from '../contract/refunds.ts';
import { inFront } from './inFront.ts';

type Refunds = OrderRefunds['refunds'];

function stepOf(parts: { refunds?: object[]; wishes?: object[]; left?: number }) {
  const { refunds = [], wishes = [], left = 1000 } = parts;
  return inFront({ refunds: refunds as Refunds, wishes, left } as OrderRefunds);
}

describe('the step of a refund at the top of an order', () => {
  const asked = { id: 'asked', state: 'requested', way: null };
  const failed = { id: 'failed', state: 'failed', way: 'provider' };
  const byHand = { id: 'by hand', state: 'approved', way: 'by_hand' };

  it('answers the buyer before anything is sent again', () => {
    expect(stepOf({ refunds: [byHand, failed, asked] })).toMatchObject({ step: 'decide', refund: asked });
    expect(stepOf({ refunds: [byHand, failed] })).toMatchObject({ step: 'retry', refund: failed });
    expect(stepOf({ refunds: [byHand] })).toMatchObject({ step: 'note', refund: byHand });
  });

  it('answers a colleague while there is money to return', () => {
    const wishes = [
      { id: 'old', outcome: 'declined' },
      { id: 'new', outcome: null },
    ];
    expect(stepOf({ wishes })).toMatchObject({ step: 'decide', refund: undefined, wish: { id: 'new' } });
    expect(stepOf({ wishes, left: 0 }).step).toBeNull();
  });

  it('is none where nobody waits', () => {
    expect(stepOf({ refunds: [{ id: 'done', state: 'succeeded', way: 'provider' }] }).step).toBeNull();
    expect(stepOf({ refunds: [{ id: 'under way', state: 'approved', way: 'provider' }] }).step).toBeNull();
  });
});
