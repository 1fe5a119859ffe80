/**
 * Texts of the panel's sections (src/surfaces.ts): the document brings those of the first, and each other section's
 * come when it is entered.
 */
import type { Messages } from 'use-intl';

const brought = new Set<string>();
let texts: Partial<Messages> = {};

/** All that have come since the document, with those for the page at the path. @throws when they cannot be had */
export async function withTextsFor(path: string, signal: AbortSignal): Promise<Partial<Messages>> {
  const section = sectionOf(path);
  if (brought.size > 0 && section !== '' && !brought.has(section)) {
    const answer = await fetch(`/texts/${document.documentElement.lang}/${section}`, { signal });
    if (!answer.ok) throw new Error(`the texts of ${section}: ${answer.status}`);
    texts = { ...texts, ...((await answer.json()) as Partial<Messages>) };
  }
  brought.add(section);
  return texts;
}

/** `orders` in `/admin/orders/refunds`. */
export function sectionOf(path: string): string {
  return path.split('/')[2] ?? '';
}
