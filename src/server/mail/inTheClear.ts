/** Whether others could read mails on their way to the mail server. */
import { isLoopback } from '../networks.ts';

/**
 * True when mails, one-time links and all, and our credentials would be readable on the way unless STARTTLS
 * is demanded: a server, or an impostor, may leave it out. `?requireTLS=false` in the address turns the
 * demand off, for a relay in one's own network.
 */
export function isSentInClear(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'smtp:' && !isLoopback(hostname);
}

/** The address has turned the demand off: mails may be read on their way to another machine. */
export function mayBeReadOnTheWay(url: string): boolean {
  return isSentInClear(url) && new URL(url).searchParams.get('requireTLS') === 'false';
}
