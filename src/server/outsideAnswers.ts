/** Reading the answers of outside parties. */
import { isLoopback } from './networks.ts';

/** Undefined where it is no JSON. */
export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Why no answer came, for the log and for staff: the system's code, or the name of the error. */
export function networkReason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'network';
}

/**
 * True for the party's own pages: people are sent nowhere else, whatever an answer says; to a simulator only when one
 * is in use.
 * @param party its hosts, and the address of its API
 */
export function isPageOf(
  { hosts, url }: { hosts: readonly string[]; url: string },
  address: string,
): boolean {
  if (!URL.canParse(address)) return false;
  const page = new URL(address);
  const isTheirs = hosts.some((host) => page.host === host || page.host.endsWith(`.${host}`));
  if (page.protocol === 'https:' && isTheirs) return true;
  const api = new URL(url);
  const isHere = isLoopback(api.hostname) && isLoopback(page.hostname);
  return isHere && page.protocol === api.protocol && page.port === api.port;
}
