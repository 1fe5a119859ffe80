/** Rules for a model of the gallery, and what a page may show. */
import { z } from 'zod';
import { localTextField } from '#shared/fields.ts';

const text = (max: number) => z.string().trim().min(1).max(max);

/** Public facts about a model; the photo is kept apart. Height in cm. */
export const modelFacts = z.strictObject({
  name: localTextField(text(100)),
  height: z.number().int().min(50).max(250),
  size: text(20),
  location: localTextField(text(100)),
});
export type ModelFacts = z.output<typeof modelFacts>;
