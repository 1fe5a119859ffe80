/** Rules for a model of the gallery, and what a page may show. */
import { z } from 'zod';
import { day, hour } from '#shared/dates.ts';
import { codeField, lineField, localTextField, nameField } from '#shared/fields.ts';
import type { Limit } from '#shared/limits.ts';
import { portrait } from '#shared/pictures.ts';

/** Height in cm, also as a form sends it. */
export const factFields = {
  name: nameField,
  height: z
    .union([z.number(), codeField.min(1)])
    .transform(Number)
    .pipe(z.number().int().min(50).max(250)),
  size: lineField.min(1).max(20),
  location: lineField.min(1).max(100),
};

/** Public facts about a model; the photo is kept apart. */
export const modelFacts = z.strictObject({
  name: localTextField(lineField.min(1).max(100)),
  height: z.number().int().min(50).max(250),
  size: factFields.size,
  location: localTextField(factFields.location),
});
export type ModelFacts = z.output<typeof modelFacts>;

/** Deleted models can come back for this long. */
export const restorableMs = 30 * day;

/** Every addition and change may bring a picture of five megabytes. */
export const modelLimits = [
  { name: 'models', by: 'person', times: 600, perMs: hour, atOnce: 250 },
] satisfies Limit[];

/** An address that the list of models gives, sent back as it was. */
export function isOwnPhoto(address: string): boolean {
  return new RegExp(`^https?://[^/]+/(?:${portrait.folder}|media/pictures)/[\\w-]+(?:/\\d+\\.jpg)?$`).test(
    address,
  );
}
