/** Calls to identity providers: short time limits, and a bound on the size of answers. */

import type { App } from '#server/app.ts';
import { parseJson } from '#server/outsideAnswers.ts';
import { givesUpAfter } from '#server/patience.ts';
import { second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { signInErrors } from '../../errors.ts';

/** A person waits for each of these calls. */
export const callMs = 5 * second;
const longestAnswer = 200_000;

/** A person as the provider describes them, once it is proven that the provider did. */
export interface ProvenPerson {
  /** The provider's own key for the person, the only value that never becomes somebody else's. */
  subject: string;
  /** Lower case; null when there is none. */
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface ProviderAnswer {
  status: number;
  /** Undefined for an answer that is no JSON. */
  json: unknown;
}

/** @throws AppError sign_in_provider_away when no answer came in time, and for every 5xx and 429 */
export async function askProvider(
  app: App,
  url: string,
  form?: Record<string, string>,
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: givesUpAfter(callMs),
    });
    const text = await readShort(response);
    if (response.status < 500 && response.status !== 429)
      return { status: response.status, json: parseJson(text) };
    throw providerAway(app, url, `HTTP ${response.status}`);
  } catch (error) {
    throw error instanceof AppError ? error : providerAway(app, url, networkReason(error));
  }
}

/** The provider did not answer, or not properly: an error of its own. */
export function providerAway(app: App, url: string, reason: string): AppError {
  app.log.warn({ provider: new URL(url).host, reason }, 'a sign-in provider did not answer');
  return new AppError(signInErrors.sign_in_provider_away);
}

/**
 * Something in the redirect or answer is not valid. The reader learns only that the sign-in must be started
 * again.
 */
export function notFinished(app: App, reason: string): AppError {
  app.log.warn({ reason: reason.slice(0, 200) }, 'a sign-in by a provider was refused');
  return new AppError(signInErrors.sign_in_not_finished);
}

async function readShort(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new Error('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function networkReason(error: unknown): string {
  const { name, message, cause } = error as { name?: string; message?: string; cause?: { code?: string } };
  return cause?.code ?? (name === 'Error' ? message : name) ?? 'network';
}
