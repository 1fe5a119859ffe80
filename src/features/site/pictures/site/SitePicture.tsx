import { heightOf, pictureAddress, pictureSet, upright } from '#shared/pictures.ts';
import type { ShownPicture } from '../contract/pictures.ts';

interface SitePictureProps {
  picture: Pick<ShownPicture, 'file' | 'alt' | 'focus'>;
  /** How wide the page shows it. */
  sizes: string;
  /** The first picture that a visitor sees is fetched before others, any other when it comes near. */
  isFirst?: boolean;
}

const [, middle] = upright.widths;

/** A picture of the school's own; where the page cuts it further, the focal point stays in sight. */
export function SitePicture({ picture: { file, alt, focus }, sizes, isFirst = false }: SitePictureProps) {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(upright, file, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSet(upright, file, 'webp')} sizes={sizes} />
      <img
        src={pictureAddress(file, middle)}
        width={middle}
        height={heightOf(upright, middle)}
        alt={alt}
        {...(focus && { style: { objectPosition: `${percent(focus.x)} ${percent(focus.y)}` } })}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
