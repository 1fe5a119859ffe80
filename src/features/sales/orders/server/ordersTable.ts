import type { Schema } from '#server/db/schema.ts';
import type { Language } from '#shared/i18n.ts';

/**
 * - `course_id`: Null for what is no course.
 * - `course_title`: The product's name in Russian when it was ordered.
 * - `translations`: JSON: its name in other languages, as its buyer saw it (localText.ts).
 * - `regular_price_kopecks`: Crossed out beside the price that the buyer saw; the amount itself where nothing was.
 * - `promo_code_id`: The code that gave the price; while the order is open or paid, this is a use of it.
 * - `reminder_agreed_at`: When the buyer agreed to a reminder of an unfinished payment.
 * - `vat_code`: Code of the VAT in the amount, as 54-FZ numbers them; null for orders from before it was kept.
 * - `made_account`: 1: nobody had an account with this address before.
 * - `end_reason`: Why it was given up without money, in the words of its history; null for what never was.
 * - `paid_late`: 1: the money came after the order had been given up.
 * - `is_duplicate`: 1: the buyer owned the course already, so that the money bought nothing.
 * - `returned_kopecks`: Sums sent back, and on their way back; together never more than the amount.
 * - `erased_at`: When the buyer was erased: the amounts stay, nobody is named.
 * - `moved_in_as`: What it was in a former school, from where it was moved in; null for our own.
 * - `money`: Kind of money: only real money counts in a live school.
 */
export type OrdersTable = Schema['orders'] & {
  language: Language;
  /** Price without any discount at the time of the order, and the reason for the actual price. */
  list_price_kopecks: number;
  /** The number people use (rules.ts). */
  number: number;
};
