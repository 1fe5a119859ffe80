import { useEffect, useState } from 'react';
import { call } from '#ui/api.ts';
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
      // Ended meanwhile: the next photo begins another draft.
      () => keepDraft({ photos: undefined }),
    );
  }, []);

  async function put(kind: SnapKind, photo: string): Promise<void> {
    const photos = keptDraft().photos ?? (await call(snapsApi.begin, {}));
    keepDraft({ photos });
    const snap = await call(snapsApi.put, { ...photos, kind, photo });
    setSnaps((current) => [...current.filter((each) => each.kind !== kind), snap]);
  }
  async function remove(kind: SnapKind): Promise<void> {
    const { photos } = keptDraft();
    if (photos) setSnaps((await call(snapsApi.remove, { ...photos, kind })).snaps);
  }
  return { snaps, put, remove };
}
