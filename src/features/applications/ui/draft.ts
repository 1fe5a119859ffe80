/** A form that was not sent yet: its texts stay in this tab, its photos on the server under a secret. */
import { kept } from '#shared/storageKeys.ts';

interface KeptDraft {
  values?: Record<string, unknown>;
  /** Names the photos. */
  photos?: { id: string; secret: string };
}

export function keptDraft(): KeptDraft {
  try {
    return (JSON.parse(sessionStorage.getItem(kept.modelForm) ?? '{}') as KeptDraft | null) ?? {};
  } catch {
    return {};
  }
}

export function keepDraft(change: KeptDraft): void {
  sessionStorage.setItem(kept.modelForm, JSON.stringify({ ...keptDraft(), ...change }));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(kept.modelForm);
}
