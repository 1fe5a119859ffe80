/** A picture that somebody chose, as it is sent: upright, and no larger than the server keeps it. */
import { maxPictureBytes, pictureTypes } from '#shared/sentPictures.ts';

/** Longest side of the sent picture: more than the server keeps. */
const sentSide = 2560;

export interface ChosenPicture {
  /** Data URL of what is sent. */
  url: string;
  /** Of the chosen file. */
  width: number;
  height: number;
  image: HTMLImageElement;
}

/** Names a text of `fields`. */
export type ChosenProblem = 'picture_kind' | 'picture_heic' | 'picture_damaged' | 'picture_5mb';

/**
 * Reads what the browser can show, whatever its kind, and makes it smaller where it is large.
 * @param mostBytes of a file that is sent as it is
 */
export async function choosePicture(
  file: File,
  mostBytes = maxPictureBytes,
): Promise<ChosenPicture | { problem: ChosenProblem }> {
  const source = await dataUrl(file).catch(() => null);
  const image = source && (await imageOf(source));
  if (!image) return { problem: problemOf(file) };
  const { naturalWidth: width, naturalHeight: height } = image;
  const isTaken = (pictureTypes as readonly string[]).includes(file.type);
  const isSmall = Math.max(width, height) <= sentSide && file.size <= mostBytes;
  const url = isTaken && isSmall ? source : redrawn(image);
  return url.length * 0.75 > mostBytes ? { problem: 'picture_5mb' } : { url, width, height, image };
}

/** Its pixels, at most `side` long. */
export function drawnWithin(image: HTMLImageElement, side: number): CanvasRenderingContext2D {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  // A JPEG has no transparency: what is seen through is paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context;
}

function redrawn(image: HTMLImageElement): string {
  return drawnWithin(image, sentSide).canvas.toDataURL('image/jpeg', 0.9);
}

/** Null for what the browser cannot show. One that ends too early is shown as far as it goes. */
function imageOf(source: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  return new Promise((resolve) => {
    image.onload = () => resolve(image.naturalWidth > 0 ? image : null);
    image.onerror = () => resolve(null);
    image.src = source;
  });
}

/** Some systems name no type: then the name tells. */
function problemOf({ type, name }: File): ChosenProblem {
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) return 'picture_heic';
  return (pictureTypes as readonly string[]).includes(type) ? 'picture_damaged' : 'picture_kind';
}

/** A chosen file as a data URL. */
export function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
