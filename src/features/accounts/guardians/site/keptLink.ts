/** The mailed link, while its reader is away paying: the provider leads back to an address that does not have it. */
import { kept } from '#shared/storageKeys.ts';
import { tabStore } from '#ui/storage.ts';

export function keepLink(token: string): void {
  // Without storage the page that follows shows the state of the order, and the mail has the link.
  tabStore.set(kept.guardianLink, token);
}

export function keptLink(): string {
  return tabStore.get(kept.guardianLink) ?? '';
}
