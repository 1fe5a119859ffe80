import { z } from 'zod';
import { priceSchema } from '#features/teaching/courses/contract/prices.ts';
import { courseErrors } from '#features/teaching/courses/errors.ts';
import { endpoint } from '#shared/contract.ts';
import { codeField, dayField, emailField, idField, linesField, rublesSchema } from '#shared/fields.ts';
import { promoCodeErrors } from './errors.ts';
import { promoCodeSchema, promoCodesListing } from './listing.ts';
import { codePattern, discountKinds, guessLimits, maxBatch, writtenCode } from './rules/promoCodes.ts';

/** A code as a buyer types it. */
export const typedCode = codeField.max(60);

export const promoCodesApi = {
  check: endpoint({
    method: 'POST',
    path: '/api/promo-codes/check',
    access: 'anyone',
    summary: 'What a course costs the caller with a promo code, or why the code does not work',
    input: z.object({
      code: typedCode.min(1),
      course_id: idField,
      email: emailField
        .optional()
        .describe("a visitor's: their own unpaid order is no other use of the code"),
    }),
    output: z.object({
      code: z.string().describe('as the school writes it'),
      applies: z.boolean().describe('false: another discount is at least as good, and the code stays unused'),
      price: priceSchema,
    }),
    errors: [courseErrors.course_unknown, ...Object.values(promoCodeErrors)],
    limits: guessLimits,
  }),
  prices: endpoint({
    method: 'POST',
    path: '/api/promo-codes/prices',
    access: 'anyone',
    summary: 'What the courses that a promo code is for cost the caller with it, or why it does not work',
    input: z.object({ code: typedCode.min(1) }),
    output: z.object({
      code: z.string().describe('as the school writes it'),
      last_day: dayField.nullable().describe('last school day on which it works; null without an end'),
      prices: z.array(
        priceSchema.extend({
          course_id: z.string(),
          applies: z.boolean().describe('false: another discount is at least as good'),
        }),
      ),
    }),
    errors: Object.values(promoCodeErrors),
    limits: guessLimits,
  }),
};

const one = z.object({ id: idField });

const terms = {
  kind: z.enum(discountKinds),
  percent: z.number().int().min(1).max(100).nullable(),
  sum: rublesSchema.min(1).max(1_000_000).nullable().describe('rubles'),
  starts_on: dayField.nullable().describe('first school day'),
  ends_on: dayField.nullable().describe('last school day'),
  max_uses: z.number().int().min(1).max(1_000_000).nullable(),
  course_ids: z.array(idField).max(200).describe('empty: all courses'),
  is_on: z.boolean(),
  note: linesField.max(500),
};

interface Terms {
  kind: 'percent' | 'sum';
  percent: number | null;
  sum: number | null;
  starts_on: string | null;
  ends_on: string | null;
}

/** Rules across fields: the chosen discount is given, and the end is not before the beginning. */
function checkTerms(given: Terms, { addIssue }: z.RefinementCtx<Terms>): void {
  const refuse = (path: keyof Terms, field: string) =>
    addIssue({ code: 'custom', path: [path], params: { field } });
  if (given[given.kind] === null) refuse(given.kind, 'required');
  if (given.starts_on && given.ends_on && given.starts_on > given.ends_on) refuse('ends_on', 'invalid');
}

/** Makes a code out of what staff type: capital letters without spaces. */
export const newCodeField = codeField
  .min(1)
  .max(40)
  .transform(writtenCode)
  .refine((code) => codePattern.test(code), { params: { field: 'promo_code' } });

const newCode = z.object({ code: newCodeField, ...terms }).superRefine(checkTerms);
const changedCode = z.object({ id: idField, version: z.string(), ...terms }).superRefine(checkTerms);
const batch = z
  .object({
    prefix: codeField
      .max(16)
      .transform(writtenCode)
      .refine((prefix) => /^[\p{L}\p{N}_-]*$/u.test(prefix), { params: { field: 'promo_code' } }),
    count: z.number().int().min(1).max(maxBatch),
    ...terms,
  })
  .superRefine(checkTerms);

export const promoCodesPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/promo-codes',
    access: 'orders.view',
    summary: 'Promo codes with their uses and revenue, searched, filtered, sorted and paged',
    input: promoCodesListing.query,
    output: z.object({
      promo_codes: z.array(promoCodeSchema),
      total: z.number(),
      courses: z.array(z.object({ id: z.string(), title: z.string() })).describe('all to choose from'),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/promo-codes/{id}',
    access: 'orders.view',
    summary: 'One promo code',
    input: one,
    output: promoCodeSchema,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/promo-codes',
    access: 'orders.manage',
    summary: 'A promo code with a chosen name',
    input: newCode,
    output: promoCodeSchema,
    errors: ['invalid_input'],
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/admin/promo-codes/batches',
    access: 'orders.manage',
    summary: 'Many codes at once, each with a random name that is easily read out',
    input: batch,
    output: z.object({ batch_id: z.string(), count: z.number() }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/promo-codes/{id}',
    access: 'orders.manage',
    summary: 'Changes the terms of a code from now on; orders keep the price that they were placed at',
    input: changedCode,
    output: promoCodeSchema,
    errors: ['not_found', 'conflict'],
  }),
};
