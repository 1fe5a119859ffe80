/** Facts about an applicant: the questionnaire and the profile form, one and the same kind of application. */
import { z } from 'zod';
import { emailField, linesField, nameField, phoneField } from '#shared/fields.ts';

export const countries = ['Россия', 'Беларусь', 'Казахстан', 'Украина', 'Другая'] as const;
export type Country = (typeof countries)[number];

/** The same values as in the rating. */
export const experiences = ['none', 'beginner', 'amateur', 'professional'] as const;
export type Experience = (typeof experiences)[number];

export const bounds = {
  height: [140, 220],
  weight: [35, 150],
  age: [16, 75],
} as const satisfies Record<string, readonly [number, number]>;

const within = ([from, to]: readonly [number, number]) => z.number().int().min(from).max(to);
const consent = z.boolean().refine((given) => given, { params: { field: 'consent' } });

/** An optional text; an empty one counts as absent. */
const textOrNone = (max: number) =>
  linesField
    .max(max)
    .transform((text) => text || null)
    .nullable()
    .default(null);

export const applicantShape = {
  fullName: nameField,
  email: emailField,
  phone: phoneField.refine((phone) => phone !== null, { params: { field: 'required' } }),
  country: z.enum(countries).default('Россия'),
  city: nameField,
  height: within(bounds.height).describe('cm'),
  weight: within(bounds.weight).describe('kg'),
  age: within(bounds.age),
  modelingExperience: z.enum(experiences).nullable().default(null),
  clothingSize: textOrNone(20),
  about: textOrNone(1000),
  agreementData: consent,
  agreementPhoto: consent,
};

/** Required fields, in the order of the message that lists them. */
export const requiredFields = [
  'fullName',
  'email',
  'phone',
  'country',
  'city',
  'height',
  'weight',
  'age',
] as const;
export type RequiredField = (typeof requiredFields)[number];

/** Required fields that have no value yet, in order. */
export function missingFields(values: Partial<Record<RequiredField, unknown>>): RequiredField[] {
  return requiredFields.filter((name) => {
    const value = values[name];
    return value === undefined || value === null || String(value).trim() === '' || Number.isNaN(value);
  });
}
