import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { dayField, rublesSchema } from '#shared/fields.ts';

/** Reasons for a course's price. Discounts do not add up: the lowest price wins. */
export const priceReasons = ['list', 'promotion', 'second_course', 'promo_code'] as const;
export type PriceReason = (typeof priceReasons)[number];

/** `hour`: 3600 seconds from the opening of the page. `deadline`: to the promotion's real end. */
export const countdowns = ['hour', 'deadline', 'hidden'] as const;

export const promotionSchema = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  last_day: dayField.describe("school day, the promotion's last"),
  is_today_only: z.boolean().describe('begins and ends on one school day'),
  countdown: z.enum(countdowns),
});

export const priceSchema = z.object({
  price: rublesSchema.describe('what the buyer pays now'),
  list_price: rublesSchema.describe('without any discount'),
  regular_price: rublesSchema.describe(
    'what the price is compared with; the price itself where nothing is off',
  ),
  saving: rublesSchema.describe('regular price less price'),
  discount_percent: z.number().describe('of the regular price, rounded down to a whole percent'),
  price_reason: z.enum(priceReasons),
  promotion: promotionSchema.nullable().describe('the one that gives this price'),
});
export type CoursePrice = z.output<typeof priceSchema>;

export const pricesApi = {
  own: endpoint({
    method: 'GET',
    path: '/api/user/prices',
    access: 'signed-in',
    summary: 'What each course on sale costs the caller, and why',
    input: z.object({}),
    output: z.object({
      prices: z.array(
        priceSchema.extend({
          course_id: z.string(),
          was_returned: z.boolean().describe('the caller bought it and has had the whole price back'),
        }),
      ),
      has_bought: z.boolean().describe('owns a course that was paid for: any further one costs less'),
    }),
  }),
};
