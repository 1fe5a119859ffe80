/** Fields that mean the same in every contract. */

import { z } from 'zod';
import { readPhone } from '#shared/phones.ts';
import { isWithinCalendar, type SchoolDay } from './dates.ts';
import { asciiEmail, emailPattern, strangeLetter } from './emails.ts';
import { standInDomain } from './erased.ts';
import { cut } from './graphemes.ts';
import { inEveryTranslation } from './i18n.ts';
import { hiddenCharacters, isNoLink } from './plainText.ts';
import { maxPictureUrl, pictureTypes } from './sentPictures.ts';
import { longestSlug, slugPattern } from './slugs.ts';
import { asMeant, cleanCode, cleanLine, cleanText } from './typed.ts';

/** One line that somebody types or pastes. What copying adds is taken off before its length counts (typed.ts). */
export const lineField = z.string().overwrite(cleanLine);

/** Several lines: their breaks stay. */
export const linesField = z.string().overwrite(cleanText);

/** A text of the page, whose no-break spaces and zero-width spaces say where a line may break. */
export const typesetField = z.string().overwrite((text) => asMeant(text).trim());

/** A code, a number or an address, whose dashes and letters have one spelling. */
export const codeField = z.string().overwrite(cleanCode);

export const idField = z.uuid();

/** Readable part of an address; empty has one made of the title. */
export const slugField = codeField
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

/**
 * Lower case; an international domain in its ASCII form. At most 254 characters (RFC 5321). Refused are an address with a
 * letter of another alphabet among Latin ones, which names that letter, and stand-in addresses of deleted accounts.
 */
export const emailField = codeField
  .toLowerCase()
  .max(254)
  .superRefine((email, { addIssue }) => {
    const letter = strangeLetter(email);
    if (letter) addIssue({ code: 'custom', params: { field: `email_letter:${letter}` } });
  })
  .transform(asciiEmail)
  .pipe(z.email({ pattern: emailPattern }).max(254))
  .refine((email) => !email.endsWith(`@${standInDomain}`), { params: { field: 'email' } });

/**
 * A name in one line, as it appears in mails: without links, and without invisible or direction-changing
 * characters.
 */
export const nameField = lineField
  .min(1)
  .max(100)
  .refine(isPlain, { params: { field: 'hidden_characters' } })
  .refine(isNoLink, { params: { field: 'link_in_name' } });

/** An optional name. */
export const nameOrNoneField = lineField
  .max(100)
  .refine(isPlain, { params: { field: 'hidden_characters' } })
  .refine(isNoLink, { params: { field: 'link_in_name' } });

/** A name received from a third party, cleaned to what a form would accept; null when nothing is left. */
export function cleanName(given: string): string | null {
  const plain = cleanLine(
    cleanLine(given)
      .normalize('NFKC')
      .replace(hiddenCharacters, ' ')
      .replace(/[\s./:\\@。．｡]+/gu, ' '),
  );
  return nameField.safeParse(cut(plain, 100).trim()).data ?? null;
}

/**
 * A telephone number: E.164 on the server, as typed but clean in a browser, which cannot tell the plans of all countries
 * (phones.ts). Empty means none.
 */
export const phoneField = codeField.max(60).transform((text, ctx) => {
  const read = readPhone(text);
  if ('phone' in read) return read.phone;
  ctx.addIssue({ code: 'custom', params: { field: read.problem }, input: text });
  return z.NEVER;
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
  return z.object({ ru: text, ...inEveryTranslation(() => text.optional()) });
}

/** Query of one page of a list. */
export const pageQuery = {
  search: lineField.max(200).default(''),
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

/** A moment in the school's time zone, to the minute: `2026-11-23T09:00`. */
export const schoolTimeField = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .refine((text) => isWithinCalendar(text) && !Number.isNaN(Date.parse(`${text}Z`)), {
    params: { field: 'invalid' },
  })
  .describe("in the school's time zone");
