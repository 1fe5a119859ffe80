/** Conditions for selling a course: it can be delivered, and the buyer can name and reach the seller. */
export const saleNeeds = ['lesson', 'seller', 'contact'] as const;
export type SaleNeed = (typeof saleNeeds)[number];

/** A school's seller and contacts, as far as a sale depends on them. */
interface SellerFacts {
  legal_name: string | null;
  inn: string | null;
  hasContact: boolean;
}

/** Conditions that a live school itself still misses before it sells anything. */
export function sellerLacks({ legal_name, inn, hasContact }: SellerFacts): SaleNeed[] {
  return [...(legal_name && inn ? [] : (['seller'] as const)), ...(hasContact ? [] : (['contact'] as const))];
}

interface Deliverable {
  /** At least one active lesson has a film, or a link to one. */
  hasLesson: boolean;
  /** The day on which its lessons open is still to come: lessons may be made until then. */
  isPresale: boolean;
  schoolLacks: readonly SaleNeed[];
}

/** Unmet needs of an active course; it is on sale once there are none. */
export function missingForSale({ hasLesson, isPresale, schoolLacks }: Deliverable): SaleNeed[] {
  return [...(hasLesson || isPresale ? [] : (['lesson'] as const)), ...schoolLacks];
}
