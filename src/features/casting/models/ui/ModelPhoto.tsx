import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { heightOf, portrait } from '#shared/pictures.ts';
import type { Model } from '../contract/models.ts';
import { isPhotoAddress, photoPath, photoSet } from '../rules/photos.ts';
import styles from './ModelPhoto.module.css';
import placeholder from './placeholder.svg?url';

interface ModelPhotoProps {
  model: Pick<Model, 'name' | 'photo' | 'photo_id'>;
  /** Displayed width, as in the attribute `sizes`. */
  sizes: string;
}

const width = portrait.widths[1];
const frame = { width, height: heightOf(portrait, width), loading: 'lazy', decoding: 'async' } as const;

/** A portrait in the best size and format the browser accepts; a drawing without one, or when it fails to load. */
export function ModelPhoto({ model, sizes }: ModelPhotoProps) {
  const t = useTranslations('models');
  const { name, photo, photo_id: id } = model;
  const { ref, isBroken, note } = useBroken(photo);
  if (isBroken || !isPhotoAddress(photo))
    return <img className={styles.photo} src={placeholder} alt={t('noPortrait', { name })} {...frame} />;
  const image = { ref, onError: note, className: styles.photo, alt: t('portrait', { name }), ...frame };
  if (id === null) return <img {...image} src={photo} alt={image.alt} />;
  return (
    <picture>
      <source type="image/avif" srcSet={photoSet(id, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={photoSet(id, 'webp')} sizes={sizes} />
      <img {...image} src={photoPath(id)} alt={image.alt} />
    </picture>
  );
}

/** Whether the photo failed to load: since it is watched, or before the page was hydrated. */
function useBroken(photo: string | null) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setBroken(photo);
  }, [photo]);
  return { ref, isBroken: broken !== null && broken === photo, note: () => setBroken(photo) };
}
