/** Fields of a section. Each has its own text or follows the default; a list is one field. */

/** `standard` withOwnFields with the fields of `own`. */
export function withOwnFields(standard: unknown, own: unknown): unknown {
  if (!isFields(standard) || !isFields(own)) return own;
  return Object.fromEntries(
    Object.entries(standard).map(([name, each]) => [
      name,
      name in own ? withOwnFields(each, own[name]) : each,
    ]),
  );
}

/** `given` with its missing or blank fields taken from `standard`: an empty field falls back. */
export function withDefaults(standard: unknown, given: unknown): unknown {
  if (!isFields(standard) || !isFields(given)) return given;
  const names = new Set([...Object.keys(standard), ...Object.keys(given)]);
  const isBlank = (value: unknown) =>
    value === undefined || (typeof value === 'string' && value.trim() === '');
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      isBlank(given[name]) ? standard[name] : withDefaults(standard[name], given[name]),
    ]),
  );
}

/** The fields of `value` that differ from `standard`, kept as the school's own; undefined when none does. */
export function ownFields(standard: unknown, value: unknown): unknown {
  if (JSON.stringify(standard) === JSON.stringify(value)) return undefined;
  if (!isFields(standard) || !isFields(value)) return value;
  const own = Object.entries(value).map(([name, each]) => [name, ownFields(standard[name], each)] as const);
  const differing = own.filter(([, each]) => each !== undefined);
  return differing.length === 0 ? undefined : Object.fromEntries(differing);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
