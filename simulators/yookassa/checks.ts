import { ApiError, invalid } from './errors.ts';
import { type Amount, kopecksOf } from './model.ts';

export type JsonObject = Record<string, unknown>;

/** `\d+\.\d{2}` is the documented form; the live service accepts more, but a shop must not count on that. */
export function checkAmount(value: unknown, parameter: string): Amount {
  if (!isObject(value)) throw invalid('Amount is missing or illegal', parameter);
  if (typeof value.value !== 'string' || !/^\d{1,10}\.\d{2}$/.test(value.value))
    throw invalid('Amount value must be a string with a dot and two decimals', `${parameter}.value`);
  if (value.currency !== 'RUB') throw invalid('Currency must be RUB', `${parameter}.currency`);
  const amount = { value: value.value, currency: value.currency };
  if (kopecksOf(amount) <= 0) throw invalid('Amount must be greater than zero', `${parameter}.value`);
  return amount;
}

export function checkMetadata(value: unknown): void {
  if (value === undefined) return;
  if (!isObject(value)) throw invalid('Metadata must be an object', 'metadata');
  const entries = Object.entries(value);
  if (entries.length > 16) throw invalid('Metadata holds at most 16 keys', 'metadata');
  for (const [key, text] of entries) {
    if (key.length > 32) throw invalid('A metadata key is at most 32 characters', 'metadata');
    if (typeof text !== 'string' || text.length > 512)
      throw invalid('A metadata value is a string of at most 512 characters', `metadata.${key}`);
  }
}

export function checkOptionalText(value: unknown, parameter: string, maximum: number): void {
  if (value === undefined) return;
  if (typeof value !== 'string' || value.length > maximum)
    throw invalid(`A string of at most ${maximum} characters is expected`, parameter);
}

/** Half of a character, escaped or not: no text of Unicode (RFC 8259, 8.2), and Java's parsers refuse it. */
export function hasHalves(json: string): boolean {
  let isWhole = true;
  JSON.parse(json, (key, value: unknown) => {
    isWhole &&= key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed());
    return value;
  });
  return !isWhole;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a JSON object; undefined for calls that allow an empty body. */
export function parseBody(text: string): JsonObject {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError(400, 'invalid_request', 'Request body is not valid JSON');
  }
  if (!isObject(value)) throw new ApiError(400, 'invalid_request', 'Request body must be a JSON object');
  if (hasHalves(text)) throw new ApiError(400, 'invalid_request', 'Request body is not valid Unicode');
  return value;
}
