/** Ways in which cells may be read, and what a person has said of them. */

export const dateOrders = ['day_first', 'month_first'] as const;
export const percentWays = ['shares', 'percents'] as const;
export const decimalMarks = ['.', ','] as const;
export type Way = (typeof dateOrders)[number] | (typeof percentWays)[number] | (typeof decimalMarks)[number];

/** Answers of a person, for columns that do not tell. */
export interface Answers {
  dates?: (typeof dateOrders)[number] | undefined;
  percents?: (typeof percentWays)[number] | undefined;
  amounts?: (typeof decimalMarks)[number] | undefined;
}
export const questions = ['dates', 'percents', 'amounts'] as const;
export type Question = (typeof questions)[number];
