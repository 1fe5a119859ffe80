/** What the model rating costs, as specified. */
export const ratingPriceRubles = 290;
