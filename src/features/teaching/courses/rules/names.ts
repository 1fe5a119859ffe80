import { languages } from '#shared/i18n.ts';
import { type TranslatedRow, textIn } from '#shared/localText.ts';
import { searchable } from '#shared/search.ts';

/**
 * Rows named by a payment's description: 'Оплата курса: {course name}' with the name in any language, or the
 * name alone. More than one row means that the name is ambiguous.
 */
export function namedIn<R extends { title: string } & TranslatedRow>(
  rows: readonly R[],
  description: string,
): R[] {
  const afterColon = description.includes(':')
    ? description.slice(description.indexOf(':') + 1)
    : description;
  const names = new Set([searchable(description), searchable(afterColon)]);
  return rows.filter((row) =>
    languages.some((language) => names.has(searchable(textIn(row, 'title', language)))),
  );
}
