import { hiddenName } from '#shared/erased.ts';

/** A field before or after the action. */
export type AuditValue = string | number | boolean | null | string[];
export type AuditFields = Record<string, AuditValue>;

/** Values of such fields are secrets: that they changed is kept, what they are never. */
const secretName = /pass(?:word|phrase)|token|secret|hash|cookie|authorization|api_?key/i;

/** The fields that may be kept. */
export function withoutSecrets(fields: AuditFields): AuditFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, secretName.test(name) ? hiddenName : value]),
  );
}

/** Fields that differ between two states; empty when they are alike. */
export function difference(
  before: AuditFields,
  after: AuditFields,
): { before: AuditFields; after: AuditFields } {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const pick = (from: AuditFields) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** A value of any shape as fields, each named by its way: `items.0.title`. A lone value is `value`. */
export function flat(value: unknown, way: readonly string[] = []): AuditFields {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => flat(part, [...way, key]));
    return Object.assign({}, ...parts) as AuditFields;
  }
  if (value === null && way.length === 0) return {};
  return { [way.join('.') || 'value']: value as string | number | boolean | null };
}

/** Differences between two states of any shape; a missing value counts as empty. */
export function differenceOf(before: unknown, after: unknown): { before: AuditFields; after: AuditFields } {
  const [old, now] = [flat(before), flat(after)];
  const lost = Object.fromEntries(
    Object.keys(old)
      .filter((name) => !(name in now))
      .map((name) => [name, null]),
  );
  return difference(old, { ...now, ...lost });
}

const timeOrDay = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/;

/** Without what somebody typed or may be named by: numbers, times, yes and no stay, and that the rest was changed. */
export function withoutTexts(fields: AuditFields): AuditFields {
  const isText = (value: AuditValue) =>
    Array.isArray(value) || (typeof value === 'string' && value !== '' && !timeOrDay.test(value));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isText(value) ? hiddenName : value]),
  );
}
