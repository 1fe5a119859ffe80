import type { Model } from '../contract/models.ts';
import { GalleryView } from './GalleryView.tsx';
import { useGallery } from './useGallery.ts';

/** The gallery as it is now; as it was drawn, until that is known. */
export function LiveGallery({ drawn }: { drawn: readonly Model[] }) {
  const { gallery, retry } = useGallery(drawn);
  return <GalleryView gallery={gallery} onRetry={retry} />;
}
