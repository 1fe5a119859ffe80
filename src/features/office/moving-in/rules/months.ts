/** Months by their names: `2 января 2024 г.`, `Jan 2, 2024`, `02-янв-24`. */

/** Each form of a name in small letters, to its number. */
const months = new Map<string, number>();
for (let month = 1; month <= 12; month++)
  for (const language of ['ru', 'en'])
    for (const options of [
      { month: 'long', timeZone: 'UTC' },
      { month: 'short', timeZone: 'UTC' },
      { month: 'long', day: 'numeric', timeZone: 'UTC' },
      { month: 'short', day: 'numeric', timeZone: 'UTC' },
    ] as const) {
      const second = new Date(Date.UTC(2024, month - 1, 2));
      const parts = new Intl.DateTimeFormat(language, options).formatToParts(second);
      const name = parts.find(({ type }) => type === 'month')!.value.toLowerCase();
      months
        .set(name, month)
        .set(name.replace('.', ''), month)
        .set(name.slice(0, 3), month)
        .set(name.slice(0, 4), month);
    }

const name = '(?<name>\\p{L}{3,12})\\.?';
const day = '(?<day>\\d{1,2})(?:-?го|st|nd|rd|th)?';
const year = '(?<year>\\d{4}|\\d\\d)(?:\\s?(?:года|год|г\\.?))?';
const rest = '(?<rest>(?:,|\\s+в(?=\\s)|\\sat(?=\\s))?\\s+\\d.*|)';
const patterns = [
  `${day}[-\\s.]+${name}[-\\s.,]+${year}${rest}`,
  `${name}\\s+${day},?\\s+${year}${rest}`,
].map((text) => new RegExp(`^${text}$`, 'iu'));

/** The same day as `2024-01-02`, with the time behind it; any other text as it is. */
export function monthInDigits(text: string): string {
  if (text.length > 60) return text;
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.groups;
    const month = months.get(found?.name?.toLowerCase() ?? '');
    if (!found || month === undefined) continue;
    const date = [found.year!.length === 2 ? `20${found.year}` : found.year!, month, found.day!];
    const [, time = ''] = /(\d.*)$/.exec(found.rest ?? '') ?? [];
    return `${date.map((part) => String(part).padStart(2, '0')).join('-')} ${time}`.trim();
  }
  return text;
}
