/** Password guesser over real connections, behind a proxy that reports the client's address. */
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { deviceHeader } from '#shared/contract.ts';

export interface Guess {
  email: string;
  password?: string;
  /** The client's address as the proxy reports it. */
  from: string;
  device?: string;
}

/** Statuses of the sign-in calls: with 200 and 401 the password was checked, with 429 it was not. */
export async function guess(
  origin: string,
  { email, password = 'wrong one', from, device }: Guess,
): Promise<Response> {
  const response = await fetch(origin + signInApi.login.path, {
    method: signInApi.login.method,
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

/** Sends all at once. @returns how many answers had each status */
export async function guessAtOnce(
  guesses: readonly (Guess & { origin: string })[],
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const answers = await Promise.all(guesses.map(({ origin, ...each }) => guess(origin, each)));
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The n-th address of a range reserved for documentation and tests (RFC 2544, RFC 3849). */
export function addressNumber(n: number): string {
  return `198.18.${Math.floor(n / 250)}.${1 + (n % 250)}`;
}
