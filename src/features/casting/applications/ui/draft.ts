/** A form that was not sent yet: its texts stay in this tab, its photos on the server under a secret. */
import { kept } from '#shared/storageKeys.ts';
import { tabStore } from '#ui/storage.ts';
import { type NamedRequest, nameRequest } from '#ui/useRequestId.ts';

interface KeptDraft {
  values?: Record<string, unknown>;
  /** Names the photos. */
  photos?: { id: string; secret: string };
  /** Names what was sent, so that it is received once when the answer was lost. */
  request?: NamedRequest;
}

export function keptDraft(): KeptDraft {
  return tabStore.read<KeptDraft>(kept.modelForm) ?? {};
}

export function keepDraft(change: KeptDraft): void {
  tabStore.keep(kept.modelForm, { ...keptDraft(), ...change });
}

/** The same for the same form, also after a reload. */
export function requestIdOf(form: unknown): string | undefined {
  const request = nameRequest(form, keptDraft().request);
  keepDraft({ request });
  return request.id;
}

export function forgetDraft(): void {
  tabStore.set(kept.modelForm, null);
}
