import type { Point } from '#shared/framing.ts';
import { heightOf, type PictureShape, pictureAddress, pictureSet } from '#shared/pictures.ts';
import styles from './Picture.module.css';

interface PictureProps {
  shape: PictureShape;
  /** As it was kept (`server/pictures.ts`). */
  file: string;
  alt: string;
  /** How wide the page shows it. */
  sizes: string;
  /** Stays in sight where the page cuts the picture further. */
  focus?: Point | null;
  /** The first picture that a visitor sees is fetched before others, any other when it comes near. */
  isFirst?: boolean;
}

/** A kept picture in its sizes and formats; its place is free before it has come. */
export function Picture({ shape, file, alt, sizes, focus, isFirst = false }: PictureProps) {
  const [, middle] = shape.widths;
  const tenths = (share: number) => Math.round(share * 10);
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(shape, file, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSet(shape, file, 'webp')} sizes={sizes} />
      <img
        src={pictureAddress(file, middle)}
        width={middle}
        height={heightOf(shape, middle)}
        alt={alt}
        {...(focus && {
          className: styles.focused,
          'data-x': tenths(focus.x),
          'data-y': tenths(focus.y),
        })}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
