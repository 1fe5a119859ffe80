/** What the school's facts may be. */
import { z } from 'zod';
import { emailField, phoneField } from '#shared/fields.ts';
import { networkIcons } from './contract.ts';

const text = (max: number) => z.string().trim().min(1).max(max);
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
    .regex(/^@?[A-Za-z]\w{4,31}$/)
    .transform((name) => name.replace('@', ''))
    .nullable()
    .default(null),
  email: emailField.nullable().default(null),
  legal_name: text(200).nullable().default(null),
  inn: z.string().refine(isInn, 'is not an INN').nullable().default(null),
  ogrn: z.string().refine(isOgrn, 'is not an OGRN').nullable().default(null),
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

function checkDigit(digits: string, weights: readonly number[]): number {
  return (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10;
}
