import { readableEmail } from './domains.ts';

/**
 * Form of the stored search column, the same for both engines, so that both find the same rows. An address
 * with an international domain is found by either of its forms.
 */
export function searchable(...parts: (string | null | undefined)[]): string {
  return parts
    .flatMap((part) => (part ? [...new Set([part, readableEmail(part)])] : []))
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\s+/g, ' ')
    .trim();
}
