import type { ComponentType } from 'react';
import type { ShownPrice } from '#features/teaching/courses/ui/PriceTag.tsx';
import type { BuyableCourse, PaidOrder } from './purchase.ts';

/** A way to pay besides the card, which the page brings along. */
export interface OtherWay {
  /** Stands below the form for the card; nothing where the way is not open. */
  Offer: ComponentType<{ /** Rubles. */ price: number; onOpen: () => void }>;
  /** Takes the place of that form. */
  Form: ComponentType<{
    course: BuyableCourse;
    /** As the form for the card shows it, with a promo code that works. */
    shown: { price: ShownPrice; promoCode: string | null };
    onClose: () => void;
    onPaid: (order: PaidOrder, secret: string) => void;
    /** Back to the form for the card. */
    onCard: () => void;
  }>;
}

/** It loads together with the form for the card. */
export type LoadOtherWay = () => Promise<OtherWay>;
