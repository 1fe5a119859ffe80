/** Framing of a picture: the part that pages show, and the point that every other crop keeps in sight. */
import { z } from 'zod';
import { heightOf, type PictureShape } from './pictures.ts';

const share = z.number().min(0).max(1);

/** Shares of the upright picture's width and height. */
export const cropSchema = z
  .object({ x: share, y: share, width: share.min(0.05), height: share.min(0.05) })
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, {
    params: { field: 'invalid' },
  });
export type Crop = z.output<typeof cropSchema>;

export const pointSchema = z.object({ x: share, y: share });
export type Point = z.output<typeof pointSchema>;

export const framingSchema = z.object({
  crop: cropSchema.nullable().default(null).describe('null: the largest part around the focal point'),
  focus: pointSchema.nullable().default(null).describe('null: whatever draws the eye'),
});
export type Framing = z.output<typeof framingSchema>;
export const noFraming: Framing = { crop: null, focus: null };

/** Where the eyes of a portrait usually are. */
export const usualFocus: Point = { x: 0.5, y: 0.35 };
export const mostZoom = 4;

/** A picture, and the shape that pages show it in. */
export interface Framed {
  shape: PictureShape;
  /** In pixels, upright. */
  size: { width: number; height: number };
}

/** Largest part of the shape within the picture, drawn closer `zoom` times, with `center` as near to its middle as fits. */
export function partAround({ shape, size }: Framed, center: Point, zoom = 1): Crop {
  const ratio = heightOf(shape, 3000) / 3000;
  const { width, height } = size;
  const isTall = height / width >= ratio;
  const part = {
    width: (isTall ? 1 : height / ratio / width) / zoom,
    height: (isTall ? (width * ratio) / height : 1) / zoom,
  };
  const start = (middle: number, length: number) => Math.min(Math.max(middle - length / 2, 0), 1 - length);
  return { x: start(center.x, part.width), y: start(center.y, part.height), ...part };
}

/** How much closer than the largest part it is. */
export function zoomOf(framed: Framed, crop: Crop): number {
  const largest = partAround(framed, usualFocus);
  return Math.min(Math.max(largest.height / crop.height, 1), mostZoom);
}

export function middleOf({ x, y, width, height }: Crop): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The part that pages show; null where it is left to what draws the eye. */
export function shownPart(framed: Framed, { crop, focus }: Framing): Crop | null {
  return crop ?? (focus && partAround(framed, focus));
}

/** The focal point within the part that is shown, for pages that cut it again; null where none was set. */
export function focusWithin(crop: Crop | null, focus: Point | null): Point | null {
  if (!focus || !crop) return focus;
  const within = (at: number, start: number, length: number) =>
    Math.min(Math.max((at - start) / length, 0), 1);
  return { x: within(focus.x, crop.x, crop.width), y: within(focus.y, crop.y, crop.height) };
}
