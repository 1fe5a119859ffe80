/** What a model of the gallery may be, and what of it a page may show. */
import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);
const inLanguages = (max: number) =>
  z.object({ ru: text(max), en: text(max).optional(), zh: text(max).optional() });

/** What is said of a model; the photo is kept apart. Height in cm. */
export const modelFacts = z.strictObject({
  name: inLanguages(100),
  height: z.number().int().min(50).max(250),
  size: text(20),
  location: inLanguages(100),
});
export type ModelFacts = z.output<typeof modelFacts>;
