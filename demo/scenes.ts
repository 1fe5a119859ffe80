/** Pictures of the demo school's courses and lessons. */
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { keepOriginal } from '#server/pictures.ts';
import { wide } from '#shared/pictures.ts';
import { career, casting, marketplaces, portfolio, style } from './pictures/scenes.ts';

/** In the order of the main course's lessons. */
const scenes = [portfolio, casting, style, marketplaces, career];

/** Keeps the pictures. @returns the files, one for each lesson of the main course */
export function keepScenes(app: App): Promise<string[]> {
  const ctx = contextOf(app);
  return Promise.all(scenes.map((draw) => keepOriginal(ctx, wide, Buffer.from(draw()))));
}
