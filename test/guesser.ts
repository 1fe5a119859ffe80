/** Somebody who guesses passwords, over real connections, behind a proxy that says from where. */
import { accountsApi } from '#features/accounts/contract.ts';
import { deviceHeader } from '#shared/contract.ts';

export interface Guess {
  email: string;
  password?: string;
  /** The client's address, as the proxy has seen it. */
  from: string;
  device?: string;
}

/** What the sign-in answers: 200 and 401 were looked at, 429 was not. */
export async function guess(
  origin: string,
  { email, password = 'wrong one', from, device }: Guess,
): Promise<Response> {
  const response = await fetch(origin + accountsApi.login.path, {
    method: accountsApi.login.method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(device !== undefined && { [deviceHeader]: device }),
    },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  return response;
}

/** All at once; how many of each status there were. */
export async function guessAtOnce(
  guesses: readonly (Guess & { origin: string })[],
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const answers = await Promise.all(guesses.map(({ origin, ...each }) => guess(origin, each)));
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The nth of a range of addresses kept for documentation and tests (RFC 2544, RFC 3849). */
export function addressNumber(n: number): string {
  return `198.18.${Math.floor(n / 250)}.${1 + (n % 250)}`;
}
