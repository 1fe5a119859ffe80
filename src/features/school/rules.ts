/** What the school's facts may be. */
import { z } from 'zod';
import { emailField, phoneField } from '#shared/fields.ts';
import { networkIcons } from './contract.ts';

// Neither control characters nor what turns the direction of the text around it.
const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((words) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(words), { params: { field: 'invalid' } });
const inLanguages = (max: number) =>
  z.object({ ru: text(max), en: text(max).optional(), zh: text(max).optional() });

const secureAddress = () => z.url({ protocol: /^https$/ }).max(300);

/** All that staff may say of the school. What is left out is not known. */
export const schoolFacts = z.strictObject({
  name: inLanguages(100).nullable().default(null),
  address: inLanguages(300).nullable().default(null),
  phone: phoneField.nullable().default(null),
  whatsapp: phoneField.nullable().default(null),
  telegram: z
    .string()
    .trim()
    .refine((name) => /^@?[A-Za-z]\w{4,31}$/.test(name), { params: { field: 'telegram' } })
    .transform((name) => name.replace('@', ''))
    .nullable()
    .default(null),
  email: emailField.nullable().default(null),
  legal_name: text(200).nullable().default(null),
  inn: z
    .string()
    .trim()
    .refine(isInn, { error: 'is not an INN', params: { field: 'inn' } })
    .nullable()
    .default(null),
  ogrn: z
    .string()
    .trim()
    .refine(isOgrn, { error: 'is not an OGRN', params: { field: 'ogrn' } })
    .nullable()
    .default(null),
  time_zone: z
    .string()
    .refine(isTimeZone, 'is not a time zone')
    .nullable()
    .default(null)
    .describe('null: that of the settings'),
  related_site: z
    .strictObject({ name: text(60), url: secureAddress() })
    .nullable()
    .default(null),
  shows_networks: z.boolean().default(true),
  networks: z
    .array(
      z.strictObject({
        name: text(60),
        url: secureAddress(),
        icon: z.enum(networkIcons),
      }),
    )
    .max(20)
    .default([]),
});
export type SchoolFacts = z.output<typeof schoolFacts>;

/** What is edited with the texts of the site; the rest are the owner's settings. */
export const contactFacts = schoolFacts.pick({
  phone: true,
  whatsapp: true,
  telegram: true,
  email: true,
  related_site: true,
  shows_networks: true,
  networks: true,
});
export const settingFacts = schoolFacts.pick({
  name: true,
  address: true,
  legal_name: true,
  inn: true,
  ogrn: true,
  time_zone: true,
});

/** Taxpayer's number: 10 digits of an organisation, 12 of a person, with its check digits (order of the tax service). */
export function isInn(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return checkDigit(inn, [2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[9]);
  if (!/^\d{12}$/.test(inn)) return false;
  return (
    checkDigit(inn, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[10]) &&
    checkDigit(inn, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[11])
  );
}

/** State registration number: 13 digits of an organisation, 15 of an entrepreneur; the last one checks the others. */
export function isOgrn(ogrn: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/.test(ogrn)) return false;
  const modulus = ogrn.length === 13 ? 11n : 13n;
  return Number((BigInt(ogrn.slice(0, -1)) % modulus) % 10n) === Number(ogrn.at(-1));
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function checkDigit(digits: string, weights: readonly number[]): number {
  return (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10;
}
