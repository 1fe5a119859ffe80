import { z } from 'zod';
import { dayField } from '#shared/fields.ts';
import { listing } from '#shared/listing.ts';
import { codeStates, discountKinds } from './rules/promoCodes.ts';

export const promoCodeSchema = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(discountKinds),
  percent: z.number().nullable(),
  sum: z.number().nullable().describe('rubles off'),
  starts_on: dayField.nullable().describe('first school day'),
  ends_on: dayField.nullable().describe('last school day'),
  max_uses: z.number().nullable(),
  is_on: z.boolean(),
  course_ids: z.array(z.string()).describe('empty: all courses'),
  courses: z.array(z.string()).describe('their titles'),
  batch_id: z.string().nullable(),
  note: z.string(),
  state: z.enum(codeStates),
  uses: z.number().describe('paid orders'),
  reserved: z.number().describe('orders that wait for their payment'),
  revenue: z.number().describe('rubles paid by orders with it'),
  discount_given: z.number().describe('rubles that the list prices of these orders were higher'),
  created_at: z.string(),
  version: z.string(),
});
export type PromoCode = z.output<typeof promoCodeSchema>;

export const promoCodesListing = listing({
  name: 'promo-codes',
  words: 'promoCodeList',
  access: { see: 'orders.view', export: 'data.export' },
  row: promoCodeSchema,
  columns: {
    code: { type: 'text', sort: 'asc' },
    discount: {
      type: 'text',
      field: 'kind',
      text: ({ percent, sum }) => (percent === null ? `${sum} ₽` : `${percent} %`),
    },
    courses: {
      type: 'text',
      isLong: true,
      text: ({ courses }, words) => courses.join(', ') || words('promoCodeList.allCourses'),
    },
    state: { type: 'choice', values: codeStates },
    uses: { type: 'count' },
    max_uses: { type: 'count', isHidden: true },
    revenue: { type: 'money' },
    starts_on: { type: 'day', isHidden: true },
    ends_on: { type: 'day' },
    note: { type: 'text', isLong: true },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
  },
  filters: {
    state: { type: 'choice', values: ['active', 'planned', 'expired', 'off'] },
    batch: { type: 'id', describes: 'codes generated together' },
  },
  sortedBy: 'created_at',
});
export type PromoCodesQuery = z.output<typeof promoCodesListing.query>;
