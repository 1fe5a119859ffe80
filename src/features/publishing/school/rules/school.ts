/** Rules for the school's facts. */
import { z } from 'zod';
import { codeField, emailField, lineField, localTextField, phoneField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { networkIcons } from '../contract/school.ts';
import { ownBenefits } from './benefits.ts';
import { bankFields, taxSystems, vatCodes } from './requisites.ts';

// No control characters, and no characters that reverse the direction of text.
const text = (max: number) =>
  lineField
    .min(1)
    .max(max)
    .refine((words) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(words), { params: { field: 'invalid' } });

const secureAddress = () => z.url({ protocol: /^https$/ }).max(300);

/** Networks offered first, in this order. */
export const usualNetworks = [
  { name: 'Instagram', icon: 'instagram' },
  { name: 'Telegram', icon: 'telegram' },
  { name: 'VKontakte', icon: 'vk' },
  { name: 'YouTube', icon: 'youtube' },
] as const;

/** All facts that staff may enter. A missing one is unknown. */
export const schoolFacts = z.strictObject({
  name: localTextField(text(100)).nullable().default(null),
  address: localTextField(text(300)).nullable().default(null),
  phone: phoneField.nullable().default(null),
  whatsapp: phoneField.nullable().default(null),
  telegram: codeField
    .refine((name) => /^@?[A-Za-z]\w{4,31}$/.test(name), { params: { field: 'telegram' } })
    .transform((name) => name.replace('@', ''))
    .nullable()
    .default(null),
  email: emailField.nullable().default(null),
  legal_name: text(200).nullable().default(null),
  inn: codeField
    .refine(isInn, { error: 'is not an INN', params: { field: 'inn' } })
    .nullable()
    .default(null),
  ogrn: codeField
    .refine(isOgrn, { error: 'is not an OGRN', params: { field: 'ogrn' } })
    .nullable()
    .default(null),
  tax_system: z
    .literal(taxSystems)
    .nullable()
    .default(null)
    .describe('code of receipts (54-FZ); null: that of the environment, as for vat_code'),
  vat_code: z.literal(vatCodes).nullable().default(null),
  bank: bankFields.nullable().default(null).describe('account that invoices name'),
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
        id: z.string().max(64).optional().describe('of one that is there already'),
        name: text(60),
        url: secureAddress(),
        icon: z.enum(networkIcons),
      }),
    )
    .max(20)
    .default([]),
  benefits: z
    .array(z.enum(ownBenefits))
    .transform((given) => ownBenefits.filter((benefit) => given.includes(benefit)))
    .nullable()
    .default(null)
    .describe('what the school gives besides lessons; null: nobody has said yet'),
  languages: z
    .array(z.enum(languages))
    .refine((given) => given.includes('ru'), { params: { field: 'required' } })
    .transform((given) => languages.filter((language) => given.includes(language)))
    .nullable()
    .default(null)
    .describe('in which the school is shown, Russian always; null: all'),
});
export type SchoolFacts = z.output<typeof schoolFacts>;

/** Facts edited with the texts of the site; the rest are the owner's settings. */
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
  tax_system: true,
  vat_code: true,
  bank: true,
  time_zone: true,
  benefits: true,
  languages: true,
});

/**
 * Taxpayer's number: 10 digits for an organisation, 12 for a person, with its check digits (order of the tax
 * service).
 */
export function isInn(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return checkDigit(inn, [2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[9]);
  if (!/^\d{12}$/.test(inn)) return false;
  return (
    checkDigit(inn, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[10]) &&
    checkDigit(inn, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[11])
  );
}

/**
 * State registration number: 13 digits for an organisation, 15 for an entrepreneur; the last digit checks the
 * others.
 */
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
