/** A course's promotion, as its form sends it and as the panel shows it. */
import { z } from 'zod';
import { codeField, rublesSchema, schoolTimeField } from '#shared/fields.ts';
import { countdowns } from './prices.ts';

/** A number, or what somebody typed: `12500`, `12 500,50`. */
export function typedNumber(number: z.ZodNumber) {
  const typed = codeField.min(1).transform((text) => Number(text.replace(/\s/g, '').replace(',', '.')));
  return z.union([z.number(), typed]).pipe(number);
}

export const price = typedNumber(z.number().min(1).max(1_000_000).multipleOf(0.01)).describe('rubles');

export const promotionInput = z.object({
  price,
  compare_at: price.describe('rubles that are crossed out beside it'),
  starts_at: schoolTimeField,
  ends_at: schoolTimeField.describe('the first moment at which it is over'),
  repeats: z.enum(['never', 'daily']).default('never').describe('`daily` only in a demo school'),
  countdown: z.enum(countdowns).default('deadline'),
  is_on: z.boolean().default(true),
});

export const editedPromotion = z.object({
  price: rublesSchema,
  compare_at: rublesSchema,
  starts_at: z.string(),
  ends_at: z.string(),
  repeats: z.enum(['never', 'daily']),
  countdown: z.enum(countdowns),
  is_on: z.boolean(),
});
export type EditedPromotion = z.output<typeof editedPromotion>;
