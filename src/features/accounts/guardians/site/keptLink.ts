/** The mailed link, while its reader is away paying: the provider leads back to an address that does not have it. */
import { kept } from '#shared/storageKeys.ts';

export function keepLink(token: string): void {
  try {
    sessionStorage.setItem(kept.guardianLink, token);
  } catch {
    // Without storage the page that follows shows the state of the order, and the mail has the link.
  }
}

export function keptLink(): string {
  try {
    return sessionStorage.getItem(kept.guardianLink) ?? '';
  } catch {
    return '';
  }
}
