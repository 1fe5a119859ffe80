import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import type { Model } from '../contract/models.ts';
import { ModelPhoto } from '../ui/ModelPhoto.tsx';
import styles from './ModelsSection.module.css';
import type { Gallery } from './useGallery.ts';
import { useSwiped } from './useSwiped.ts';

interface GalleryViewProps {
  gallery: Gallery;
  /** Absent on the server, where nothing can fail. */
  onRetry?: (() => void) | undefined;
}

/** The cards of the gallery, or what is told in their place. */
export function GalleryView({ gallery, onRetry }: GalleryViewProps) {
  return (
    <>
      <Cards models={gallery.models} />
      <Told gallery={gallery} onRetry={onRetry} />
    </>
  );
}

const sizes =
  '(min-width: 80rem) min(20vw, 19rem), (min-width: 62rem) 29vw, (min-width: 37.5rem) 44vw, (min-width: 30rem) 90vw, 51vw';

function Cards({ models }: { models: readonly Model[] }) {
  const t = useTranslations('models');
  const isSwiped = useSwiped();
  if (models.length === 0) return null;
  return (
    <ul className={styles.cards} {...(isSwiped && { tabIndex: 0 })}>
      {models.map((model) => (
        <li key={model.id}>
          <ModelPhoto model={model} sizes={sizes} />
          <h3>{model.name}</h3>
          <p className={styles.measures}>{t('measures', { height: model.height, size: model.size })}</p>
          <p className={styles.location}>{model.location}</p>
        </li>
      ))}
    </ul>
  );
}

/** Message in place of the cards; its changes are announced to screen readers. */
function Told({ gallery, onRetry }: GalleryViewProps) {
  const t = useTranslations('models');
  const ui = useTranslations('ui');
  const { state, models } = gallery;
  return (
    <div role="status">
      {state === 'failed' && (
        <div className={styles.told}>
          <p className={styles.error}>{t('failed', { error: gallery.error || t('offline') })}</p>
          <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onRetry}>
            {ui('retry')}
          </button>
        </div>
      )}
      {state === 'asking' && models.length === 0 && <p className={styles.told}>{t('loading')}</p>}
      {state === 'known' && models.length === 0 && <p className={styles.told}>{t('empty')}</p>}
    </div>
  );
}
