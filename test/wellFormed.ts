/** Valid input made from the contract's JSON Schema: it passes the first checks, to fail further in. */
import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#shared/contract.ts';

type Schema = z.core.JSONSchema.BaseSchema;
type Value = fc.Arbitrary<unknown>;

/** Names whose form the schema cannot express: they are trimmed, normalised and only then checked. */
const textsOf: Record<string, readonly string[]> = {
  email: ['someone@example.com', ' Someone@Example.com ', 'кто-то@example.com', 'owner@example.com'],
  phone: ['+79001234567', '8 (900) 123-45-67', ''],
  password: ['correct horse battery', 'Подиум-2026', '12345678'],
};
const otherTexts = [
  'Анна',
  'Ольга Ветрова',
  'x',
  'a'.repeat(43),
  '2026-02-28',
  '+7',
  'https://example.com/a',
];

/** @param ids existing ids, for fields and parameters that ask for one */
export function wellFormedInput(
  endpoint: Endpoint,
  ids: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return valueFor(schema, '', ids) as fc.Arbitrary<Record<string, unknown>>;
}

/** Encodes input as a query string; values without a form there are sent as JSON. */
export function asQuery(input: Record<string, unknown>): string {
  const pairs = Object.entries(input).map(([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`;
  });
  return `?${pairs.join('&')}`;
}

function valueFor(schema: Schema, name: string, ids: readonly string[]): Value {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one as Schema, name, ids)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, ids);
    case 'array':
      return fc.array(valueFor((schema.items ?? {}) as Schema, name, ids), {
        minLength: schema.minItems ?? 0,
        // A list of a fixed length, such as the days of a week, has it.
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      });
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.ceil(Math.max(schema.minimum ?? 1, -1e9)),
        max: Math.floor(Math.min(schema.maximum ?? 1e9, 1e9)),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, name, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: Schema, ids: readonly string[]): Value {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = Object.entries(properties).map(([name, one]) => [name, valueFor(one as Schema, name, ids)]);
  const record = fc.record(Object.fromEntries(known) as Record<string, Value>, { requiredKeys: required });
  if (typeof additionalProperties !== 'object') return record;
  return fc.dictionary(fc.string(), valueFor(additionalProperties as Schema, '', ids), { maxKeys: 4 });
}

function textOf({ format, maxLength = 100 }: Schema, name: string, ids: readonly string[]): Value {
  if (format === 'date') return fc.constantFrom('2026-02-28', '2024-02-29', '0020-01-01', '9999-12-31');
  if (format === 'uri') return fc.constantFrom('https://example.com/a', 'javascript:alert(1)');
  if (format === 'uuid' || /(^|_)id$/.test(name)) return fc.constantFrom(...ids);
  const kind = Object.keys(textsOf).find((one) => name.includes(one));
  const texts = kind ? textsOf[kind]! : [...otherTexts, ...ids.slice(0, 2), 'a'.repeat(maxLength)];
  return fc.constantFrom(...texts);
}
