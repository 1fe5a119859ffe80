/** Fields that mean the same in every contract. */
import { z } from 'zod';
import { isWithinCalendar, type SchoolDay } from './dates.ts';
import { asciiDomain } from './domains.ts';
import { standInDomain } from './erased.ts';
import { hiddenCharacters, isNoLink } from './plainText.ts';
import { maxPictureUrl, pictureTypes } from './sentPictures.ts';
import { longestSlug, slugPattern } from './slugs.ts';

export const idField = z.uuid();

/** Readable part of an address; empty has one made of the title. */
export const slugField = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestSlug)
  .refine((slug) => slug === '' || slugPattern.test(slug), { params: { field: 'slug' } });

/** Rubles with at most two decimals. */
export const rublesSchema = z.number().multipleOf(0.01);

/** A picture typed in by a browser, as a data URL of at most 5 MB. `keepPicture` checks its content. */
export const pictureField = z
  .string()
  .max(maxPictureUrl)
  .refine((url) => pictureTypes.some((type) => url.startsWith(`data:${type};base64,`)), {
    params: { field: 'picture_kind' },
  })
  .describe('data URL; a file where the call is sent as multipart/form-data');

/** Zod's pattern, extended by top-level domains of other scripts in their ASCII form. */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{2,})$/;

/**
 * Trimmed, lower case; an international domain in its ASCII form. At most 254 characters (RFC 5321). Stand-in
 * addresses of deleted accounts are refused.
 */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .transform(asciiEmail)
  .pipe(z.email({ pattern: emailPattern }).max(254))
  .refine((email) => !email.endsWith(`@${standInDomain}`), { params: { field: 'email' } });

/**
 * A name in one line, as it appears in mails: without links, and without invisible or direction-changing
 * characters.
 */
export const nameField = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine(isPlain, { params: { field: 'hidden_characters' } })
  .refine(isNoLink, { params: { field: 'link_in_name' } });

/** An optional name. */
export const nameOrNoneField = z
  .string()
  .trim()
  .max(100)
  .refine(isPlain, { params: { field: 'hidden_characters' } })
  .refine(isNoLink, { params: { field: 'link_in_name' } });

/** A name received from a third party, cleaned to what a form would accept; null when nothing is left. */
export function cleanName(given: string): string | null {
  const plain = given
    .normalize('NFKC')
    .replace(hiddenCharacters, ' ')
    .replace(/[\s./:\\@。．｡]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .trim();
  return nameField.safeParse(plain).data ?? null;
}

/**
 * E.164, where +7 takes ten more digits; spaces, brackets and dashes are dropped and a leading Russian 8
 * becomes +7. Empty means none. Why no library does it: docs/decisions/034.
 */
export const phoneField = z
  .string()
  .trim()
  .max(40)
  .transform((text) => normalPhone(text))
  .refine((phone) => phone === null || /^\+(7\d{10}|[1-689]\d{6,14})$/.test(phone), {
    params: { field: 'phone' },
  });

export const passwordField = z
  .string()
  .max(200)
  .refine((text) => text.length >= 6, { params: { field: 'password_short' } });

/** Empty means that the password stays as it is, or is chosen later. */
export const passwordOrNoneField = z
  .string()
  .max(200)
  .refine((text) => text === '' || text.length >= 6, { params: { field: 'password_short' } });

/** A day of the school's calendar that exists, within 1900 to 2999: `2026-02-31` and `9999-12-31` are refused. */
export const dayField = z.iso
  .date()
  .refine(isWithinCalendar, { params: { field: 'invalid' } }) as unknown as z.ZodType<SchoolDay, string>;

/** A text of the school in its languages (localText.ts); Russian is required. */
export function localTextField(text: z.ZodString) {
  return z.object({ ru: text, en: text.optional(), zh: text.optional() });
}

/** Query of one page of a list. */
export const pageQuery = {
  search: z.string().trim().max(200).default(''),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(20),
  direction: z.enum(['asc', 'desc']).default('desc'),
  after: idField
    .optional()
    .describe('last row of the page before: it is gone on from there, however far that is'),
  before: idField.optional().describe('first row of the page behind it'),
  from_end: z.coerce
    .number()
    .int()
    .min(1)
    .max(1e9)
    .optional()
    .describe('rows from the first of the page to the end: a page near the end is found from there'),
};

function isPlain(text: string): boolean {
  return text.search(hiddenCharacters) === -1;
}

function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + asciiDomain(email.slice(at));
}

function normalPhone(text: string): string | null {
  const digits = text.replace(/[\s()\-.]/g, '');
  if (digits === '') return null;
  return /^8\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : digits;
}

/** A moment in the school's time zone, to the minute: `2026-11-23T09:00`. */
export const schoolTimeField = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .refine((text) => isWithinCalendar(text) && !Number.isNaN(Date.parse(`${text}Z`)), {
    params: { field: 'invalid' },
  })
  .describe("in the school's time zone");
