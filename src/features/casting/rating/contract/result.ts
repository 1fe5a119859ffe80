import { z } from 'zod';
import { dayField, lineField } from '#shared/fields.ts';
import { bounds, experiences, filledFields, genders } from '../rules/form.ts';
import { factors } from '../rules/points.ts';
import { categories } from '../rules/tracks.ts';

const within = (name: keyof typeof bounds) => z.number().int().min(bounds[name][0]).max(bounds[name][1]);

const cityField = lineField
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{M}\d .,'’()\p{Pd}]+$/u);

/** Out of bounds is refused; the form puts in the defaults where a field was left empty. */
export const userData = z.object({
  height: within('height').describe('centimetres'),
  weight: within('weight').describe('kilograms'),
  age: within('age'),
  city: cityField,
  experience: z.enum(experiences),
});
export type UserData = z.output<typeof userData>;

export const filledIn = z
  .array(z.enum(filledFields))
  .max(filledFields.length)
  .default([])
  .describe('fields that were left empty and have their default');

const factorSchema = z.object({
  name: z.enum(factors),
  title: z.string(),
  points: z.number(),
  max: z.number(),
  reason: z.string(),
  parts: z.array(z.object({ name: z.string(), title: z.string(), percent: z.number() })),
});

const answersSchema = z.object({
  height: z.number().nullable().describe('null for minors, like the weight: nobody keeps it'),
  weight: z.number().nullable(),
  age: z.number(),
  city: z.string(),
  experience: z.enum(experiences),
  gender: z.enum(genders).nullable(),
  has_photo: z.boolean(),
  filled_in: z.array(z.enum(filledFields)),
});
export type RatedAnswers = z.output<typeof answersSchema>;

export const ratingResultSchema = z.object({
  score: z.number().describe('0 to 100: the sum of the factors'),
  category: z.enum(categories),
  category_title: z.string(),
  category_about: z.string(),
  recommendations: z.array(z.string()),
  lessons: z
    .array(
      z.object({
        recommendation: z.number(),
        title: z.string(),
        course_id: z.string(),
        lesson_id: z.string(),
      }),
    )
    .describe('lessons that recommendations name, by the place of the recommendation'),
  factors: z.array(factorSchema),
  answers: answersSchema,
  formula: z.number().describe('version of the formula'),
  rated_at: z.string(),
});
export type RatingResult = z.output<typeof ratingResultSchema>;

export const ratingSchema = z.object({
  order_number: z.string(),
  result: ratingResultSchema,
  earlier: z.array(z.object({ score: z.number(), rated_at: z.string() })).describe('newest first'),
  differences: z.array(z.string()).describe('from the result before, a sentence each'),
  retake_until: dayField.nullable().describe('school day; null where it cannot be repeated any more'),
  photo_until: dayField.nullable().describe('school day on which the photo is erased; null: there is none'),
  photo_url: z.string().nullable().describe('works for a minute'),
  share: z
    .object({ url: z.string(), name: z.string(), shows_score: z.boolean() })
    .nullable()
    .describe('null while nothing is shared'),
  is_minor: z.boolean(),
});
export type Rating = z.output<typeof ratingSchema>;

export const offerSchema = z.object({
  is_on: z.boolean(),
  price: z.number().describe('rubles, once'),
  photo_days: z.number(),
  formula: z.number(),
});
export type RatingOffer = z.output<typeof offerSchema>;

export const formulaSchema = z.object({
  version: z.number(),
  title: z.string(),
  lead: z.string(),
  factors: z.array(z.object({ title: z.string(), up_to: z.string(), text: z.string() })),
  notes: z.array(z.string()),
});
export type FormulaInWords = z.output<typeof formulaSchema>;
