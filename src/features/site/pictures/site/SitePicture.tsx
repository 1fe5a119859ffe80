import { upright } from '#shared/pictures.ts';
import { Picture } from '#ui/Picture.tsx';
import type { ShownPicture } from '../contract/pictures.ts';

interface SitePictureProps {
  picture: Pick<ShownPicture, 'file' | 'alt' | 'focus'>;
  /** How wide the page shows it. */
  sizes: string;
  isFirst?: boolean;
}

/** A picture of the school's own. */
export function SitePicture({ picture: { file, alt, focus }, ...shown }: SitePictureProps) {
  return <Picture shape={upright} file={file} alt={alt} focus={focus} {...shown} />;
}
