import type { OrderRefunds, Wish } from '../contract/refunds.ts';
import type { Refund } from '../listing.ts';

interface InFront {
  /** The refund that waits for staff. */
  refund: Refund | undefined;
  /** A colleague's open wish. */
  wish: Wish | undefined;
  /** Nothing waits: null. */
  step: 'decide' | 'retry' | 'note' | null;
}

/** The one step that stands at the top of the order: a request is answered before anything is sent again. */
export function inFront({ refunds, wishes, left }: OrderRefunds): InFront {
  const wish = wishes.find(({ outcome }) => outcome === null);
  const asked = refunds.find(({ state }) => state === 'requested');
  if (asked) return { refund: asked, wish, step: 'decide' };
  const failed = refunds.find(({ state }) => state === 'failed');
  if (failed) return { refund: failed, wish, step: 'retry' };
  const byHand = refunds.find(({ state, way }) => state === 'approved' && way === 'by_hand');
  if (byHand) return { refund: byHand, wish, step: 'note' };
  return { refund: undefined, wish, step: wish && left > 0 ? 'decide' : null };
}
