/** Measures a photo in the browser, and makes it small enough to send. */
import { type ChosenProblem, choosePicture, drawnWithin } from '#ui/chosenPicture.ts';
import { luminanceOf, type Measured, measuredSide, measureLight } from '../rules/snaps.ts';

export interface PreparedPhoto {
  /** Data URL. */
  photo: string;
  measured: Measured;
}

export async function preparePhoto(file: File): Promise<PreparedPhoto | { problem: ChosenProblem }> {
  const chosen = await choosePicture(file);
  if ('problem' in chosen) return chosen;
  const { url: photo, width, height, image } = chosen;
  const small = drawnWithin(image, measuredSide);
  const pixels = small.getImageData(0, 0, small.canvas.width, small.canvas.height);
  return { photo, measured: { width, height, ...measureLight(luminanceOf(pixels.data), pixels.width) } };
}
