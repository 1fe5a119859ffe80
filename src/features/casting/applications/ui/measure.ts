/** Measures a photo in the browser, and makes it small enough to send. */
import { maxPictureBytes } from '#shared/sentPictures.ts';
import { luminanceOf, type Measured, measuredSide, measureLight } from '../rules/snaps.ts';

/** Longest side of the sent picture: more than the server keeps. */
const sentSide = 2560;

export interface PreparedPhoto {
  /** Data URL. */
  photo: string;
  measured: Measured;
}

/** @returns null for a file that the browser cannot read as a picture */
export async function preparePhoto(file: File): Promise<PreparedPhoto | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  const small = drawn(bitmap, measuredSide);
  const pixels = small.getImageData(0, 0, small.canvas.width, small.canvas.height);
  const measured = { width, height, ...measureLight(luminanceOf(pixels.data), pixels.width) };
  const photo = await dataUrlOf(await sendable(file, bitmap));
  bitmap.close();
  return { photo, measured };
}

/** The file itself where it is small and of a kind that the server takes; else a JPEG of its pixels. */
async function sendable(file: File, bitmap: ImageBitmap): Promise<Blob> {
  const isTaken = ['image/jpeg', 'image/png', 'image/webp'].includes(file.type);
  const isSmall = Math.max(bitmap.width, bitmap.height) <= sentSide && file.size <= maxPictureBytes;
  if (isTaken && isSmall) return file;
  const { canvas } = drawn(bitmap, sentSide);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.9));
}

function drawn(bitmap: ImageBitmap, side: number): CanvasRenderingContext2D {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context;
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(blob);
  });
}
