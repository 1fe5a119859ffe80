import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { dayField } from '#shared/fields.ts';
import { isPeriod, lengths } from './rules.ts';

const count = z.number().int();
const rubles = z.number().describe('rubles');

const visits = z.object({
  views: count,
  visitors: count.describe('by day, added up: who comes on two days counts twice'),
});
const seenBy = z.array(z.object({ value: z.string(), views: count, visitors: count }));
const funnelRow = z.object({
  value: z.string().nullable().describe('id of a course or a promo code, or a source; null: not known'),
  name: z.string(),
  visit: count.nullable().describe('null where visits do not tell, as for a promo code'),
  cards: count.nullable(),
  form: count.nullable(),
  begun: count,
  paid: count,
  refunded: count,
  sum: rubles.nullable().describe('of the paid orders'),
});
export type FunnelRow = z.output<typeof funnelRow>;
const totals = z.object({
  ...visits.shape,
  begun: count.describe('orders that were begun'),
  orders: count.describe('orders that were paid'),
  received: rubles.nullable().describe('null without financial_reports.view, as all sums'),
  returned: rubles.nullable(),
  average: rubles.nullable(),
  talks: count,
  applications: count,
});

export const analyticsSchema = z.object({
  first: dayField,
  last: dayField,
  now: totals,
  before: totals.describe('of as many days before'),
  days: z.array(
    z.object({ day: dayField, views: count, visitors: count, received: rubles.nullable(), orders: count }),
  ),
  sources: seenBy,
  campaigns: seenBy,
  landings: seenBy,
  pages: seenBy,
  devices: seenBy,
  hours: seenBy,
  funnel: z.object({
    visit: count,
    cards: count.describe('saw the prices'),
    form: count.describe('opened the form of a purchase'),
    begun: count,
    paid: count,
    refunded: count,
  }),
  by: z
    .object({ source: z.array(funnelRow), course: z.array(funnelRow), code: z.array(funnelRow) })
    .describe('the same way, told apart'),
  learning: z.array(
    z.object({
      course: z.string(),
      students: count,
      begun: count,
      lessons: z.array(z.object({ title: z.string(), done: count })),
    }),
  ),
  talks: z.object({
    begun: count,
    byAssistant: count.describe('in which nobody asked for a person'),
    firstAnswer: count.nullable().describe('median, minutes'),
  }),
  casting: z.object({ received: count, approved: count, ratings: count }),
});
export type Analytics = z.output<typeof analyticsSchema>;

export const stuckNames = ['never_signed_in', 'never_began', 'repeats', 'stopped'] as const;

export const analyticsApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/analytics',
    access: 'statistics.view',
    summary: 'Visits, sales, learning and talks of some days, beside as many before',
    input: z
      .object({
        days: z.coerce
          .number()
          .refine((days) => (lengths as readonly number[]).includes(days), { params: { field: 'invalid' } })
          .default(30)
          .describe('days that end today'),
        from: dayField.optional().describe('first school day; with `to` it goes before `days`'),
        to: dayField.optional().describe('last school day, included'),
      })
      .refine(isPeriod, { path: ['to'], params: { field: 'invalid' } }),
    output: analyticsSchema,
  }),
  stuck: endpoint({
    method: 'GET',
    path: '/api/admin/analytics/stuck',
    access: 'student-care',
    summary: 'Students who have a course and do not learn, at most 500, the latest first',
    input: z.object({ kind: z.enum(stuckNames) }),
    output: z.object({
      days: count.describe('after which somebody is stuck'),
      students: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          course: z.string(),
          since: z.string(),
          written_at: z
            .string()
            .nullable()
            .describe('when staff last wrote to them about the studies, within a week'),
        }),
      ),
    }),
  }),
  stored: endpoint({
    method: 'GET',
    path: '/api/admin/analytics/stored',
    access: 'statistics.view',
    summary: 'What is kept of visits: tables, rows, and how long',
    input: z.object({}),
    output: z.object({
      tables: z.array(z.object({ table: z.string(), rows: count })),
      metrika: z.string().nullable().describe('number of the counter of Yandex Metrica, which keeps more'),
    }),
  }),
};
