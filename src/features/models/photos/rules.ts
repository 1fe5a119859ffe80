/** Sizes and addresses of the gallery's photos, which the pages' markup and the server agree on. */

/** Widths in pixels, whose 3:4 heights are whole: a card of the grid, the same on a dense screen, a phone's whole width. */
export const photoWidths = [360, 720, 960] as const;
export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoWidth = (typeof photoWidths)[number];
export type PhotoFormat = (typeof photoFormats)[number];

/** Portraits are 3:4, whatever was given. */
export function photoHeight(width: PhotoWidth): number {
  return (width * 4) / 3;
}

/** For whoever knows no `srcset`, and for other programs. */
const plain = { width: 720, format: 'jpg' } as const;

export function photoPath(id: string, width: PhotoWidth = plain.width, format: PhotoFormat = plain.format) {
  return `/photos/${id}/${width}.${format}`;
}

/** `srcset` of one format. */
export function photoSet(id: string, format: PhotoFormat): string {
  return photoWidths.map((width) => `${photoPath(id, width, format)} ${width}w`).join(', ');
}

/** The parts of an address below `/photos/`; null for what is none of ours. */
export function photoNamed(id: string, file: string): { width: PhotoWidth; format: PhotoFormat } | null {
  const [, digits, format] = /^(\d{3})\.(avif|webp|jpg)$/.exec(file) ?? [];
  const width = photoWidths.find((each) => String(each) === digits);
  if (!width || !/^[0-9a-f]{32}$/.test(id)) return null;
  return { width, format: format as PhotoFormat };
}

/** A photo is shown from an address or from itself; anything else is no photo. */
export function isPhotoAddress(photo: string | null): photo is string {
  return photo !== null && /^(?:http|data:)/.test(photo);
}
