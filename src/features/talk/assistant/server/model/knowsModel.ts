/** Whether the service of the language model answers us and has the model: it costs no token. */
import { z } from 'zod';
import { parseJson } from '#server/outsideAnswers.ts';
import type { LanguageModel } from '#server/outsideParties.ts';
import { givesUpAfter } from '#server/patience.ts';
import { second } from '#shared/dates.ts';

/** A person waits for it. */
const limitMs = 8 * second;

const modelsAnswer = z.object({ data: z.array(z.object({ id: z.string() })) });

/** @throws Error with what is wrong */
export async function knowsModel({ url, model, apiKey }: LanguageModel): Promise<void> {
  const response = await fetch(`${url}/models`, {
    headers: { ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) },
    redirect: 'error',
    signal: givesUpAfter(limitMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const known = modelsAnswer.safeParse(parseJson(text));
  if (!known.success) throw new Error('it does not answer as such a service does');
  if (!known.data.data.some(({ id }) => id === model)) throw new Error('it has no such model');
}
