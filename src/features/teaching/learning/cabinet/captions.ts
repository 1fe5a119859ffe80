/** The captions that a student watches with, remembered by the browser. */
import { kept } from '#shared/storageKeys.ts';
import { localStore } from '#ui/storage.ts';

/** A language, or `off`; null before anything was chosen. */
export function keptCaptions(): string | null {
  return localStore.get(kept.captions);
}

export function keepCaptions(chosen: string): void {
  if (chosen !== keptCaptions()) localStore.set(kept.captions, chosen);
}
