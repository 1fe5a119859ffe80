/** Shapes and addresses of pictures, shared by the pages' markup, the contracts and the server. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureShape {
  /** Folder of the originals below the uploads, and the first part of every address. */
  folder: string;
  /** In pixels; nothing else can be requested, so that no one can have many made. */
  widths: readonly [number, number, number];
  /** Height divided by width; gives whole heights. */
  ratio: number;
  /** Shows people, who may withdraw it: no cache answers for us. */
  canEnd?: true;
}

/** 3:4, for people: a card of a grid, the same on a dense screen, a phone's whole width. */
export const portrait: PictureShape = {
  folder: 'photos',
  widths: [360, 720, 960],
  ratio: 4 / 3,
  canEnd: true,
};
/** 16:9, for courses and lessons: a card, the same on a dense screen, a player. */
export const wide: PictureShape = { folder: 'pictures', widths: [320, 640, 1280], ratio: 9 / 16 };

/** 4:5, for the school's own page: half a phone's width on a dense screen, all of it, the half of a large screen. */
export const upright: PictureShape = {
  folder: 'upright',
  widths: [400, 800, 1280],
  ratio: 5 / 4,
  canEnd: true,
};

/** 3:4, of a review: a small print beside a name, the poster of a video, the same on a dense screen. */
export const face: PictureShape = {
  folder: 'faces',
  widths: [180, 480, 960],
  ratio: 4 / 3,
  canEnd: true,
};

export const pictureShapes = [portrait, wide, upright, face] as const;

export function heightOf(shape: PictureShape, width: number): number {
  return Math.round(width * shape.ratio);
}

/**
 * Address of a kept picture (`pictures/<id>`, as `keepPicture` returned it) at one of the widths of its shape.
 * An address never means another picture.
 */
export function pictureAddress(file: string, width: number, format: PictureFormat = 'jpg'): string {
  return `/${file}/${width}.${format}`;
}

/** The kept picture that an address of it shows. */
export function pictureFile(address: string): string {
  return address.slice(1, address.lastIndexOf('/'));
}

/** `srcset` of one format. */
export function pictureSet(shape: PictureShape, file: string, format: PictureFormat): string {
  return shape.widths.map((width) => `${pictureAddress(file, width, format)} ${width}w`).join(', ');
}

export interface NamedPicture {
  file: string;
  width: number;
  format: PictureFormat;
}

/** Parses the parts of an address; null for one that is not ours. */
export function pictureNamed(shape: PictureShape, id: string, name: string): NamedPicture | null {
  const [, digits, format] = /^(\d+)\.(avif|webp|jpg)$/.exec(name) ?? [];
  const width = shape.widths.find((each) => String(each) === digits);
  if (!width || !/^[0-9a-f]{32}$/.test(id)) return null;
  return { file: `${shape.folder}/${id}`, width, format: format as PictureFormat };
}
