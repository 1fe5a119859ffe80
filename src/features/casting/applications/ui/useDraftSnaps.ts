import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '#ui/api.ts';
import { type Snap, snapsApi } from '../contract/snaps.ts';
import type { SnapKind } from '../rules/snaps.ts';
import { keepDraft, keptDraft } from './draft.ts';

/** Photos of the form in this tab: on the server under a secret, so that a reload loses none. */
export function useDraftSnaps() {
  const [snaps, setSnaps] = useState<Snap[]>([]);
  useEffect(() => {
    const { photos } = keptDraft();
    if (!photos) return;
    call(snapsApi.show, photos).then(
      (found) => setSnaps(found.snaps),
      (error) => {
        // Ended meanwhile: the next photo begins another draft. One that cannot be asked for now is kept.
        if (error instanceof CallError && error.status === 404) keepDraft({ photos: undefined });
      },
    );
  }, []);

  const beginning = useRef<Promise<void>>(undefined);
  /** One for all photos, also for those that are chosen while it begins. */
  async function draft() {
    if (!keptDraft().photos) {
      beginning.current ??= begin().finally(() => {
        beginning.current = undefined;
      });
      await beginning.current;
    }
    return keptDraft().photos!;
  }

  async function put(kind: SnapKind, photo: string): Promise<void> {
    const photos = await draft();
    const snap = await call(snapsApi.put, { ...photos, kind, photo });
    setSnaps((current) => [...current.filter((each) => each.kind !== kind), snap]);
  }
  async function remove(kind: SnapKind): Promise<void> {
    const { photos } = keptDraft();
    if (photos) setSnaps((await call(snapsApi.remove, { ...photos, kind })).snaps);
  }
  return { snaps, put, remove };
}

async function begin(): Promise<void> {
  keepDraft({ photos: await call(snapsApi.begin, {}) });
}
