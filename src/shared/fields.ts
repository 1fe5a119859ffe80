/** Fields that mean the same in every contract. */
import { z } from 'zod';

export const idField = z.uuid();

/** Trimmed, lower case. At most 254 characters (RFC 5321). */
export const emailField = z.string().trim().toLowerCase().max(254).pipe(z.email());

export const nameField = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine(isOneLine, { params: { field: 'invalid' } });

/** A name that not everybody has. */
export const nameOrNoneField = z
  .string()
  .trim()
  .max(100)
  .refine(isOneLine, { params: { field: 'invalid' } });

/** E.164; spaces, brackets and dashes are dropped and a leading Russian 8 becomes +7. Empty means none. */
export const phoneField = z
  .string()
  .trim()
  .max(40)
  .transform((text) => normalPhone(text))
  .refine((phone) => phone === null || /^\+[1-9]\d{6,14}$/.test(phone), { params: { field: 'phone' } });

export const passwordField = z
  .string()
  .max(200)
  .refine((text) => text.length >= 6, { params: { field: 'password_short' } });

/** Empty means that the password stays as it is, or is chosen later. */
export const passwordOrNoneField = z
  .string()
  .max(200)
  .refine((text) => text === '' || text.length >= 6, { params: { field: 'password_short' } });

/** A day of the calendar that there is: `2026-02-31` is none. */
export const dayField = z.iso.date();

/** One page of a list and what it was asked for. */
export const pageQuery = {
  search: z.string().trim().max(200).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(20),
  direction: z.enum(['asc', 'desc']).default('desc'),
};

/** What is wrong with a field, as a message code under `errors.field`: the same words on both sides. */
export function fieldCode(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return (issue.params?.field as string | undefined) ?? 'invalid';
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null ? 'required' : 'invalid';
  if (issue.code === 'too_small')
    return issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'too_small';
  if (issue.code === 'too_big') return 'too_big';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email';
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'link';
  return 'invalid';
}

function isOneLine(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here.
  return !/[\u0000-\u001f\u007f]/.test(text);
}

function normalPhone(text: string): string | null {
  const digits = text.replace(/[\s()\-.]/g, '');
  if (digits === '') return null;
  return /^8\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : digits;
}
