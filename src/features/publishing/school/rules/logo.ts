/** Requirements for a logo's picture. */
import type { PictureBounds } from '#shared/sentPictures.ts';

export const maxLogoBytes = 2 * 1024 * 1024;
/** A name in a line is broad, and a sign may be small. */
export const logoBounds: PictureBounds = { shortestSide: 16, mostAcross: 20, mostUpright: 8 };
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** Address of the logo. Its name is the hash of its content, so it never changes. */
export function logoPath(file: string): string {
  return `/uploads/logo/${file}`;
}

/** SHA-256 in hex and the extension of the one stored format. */
export function isLogoFile(name: string): boolean {
  return /^[0-9a-f]{64}\.webp$/.test(name);
}
