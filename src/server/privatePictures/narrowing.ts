/** Private pictures in smaller widths, for lists: drawn once, and kept in memory alone. */
import { notFound } from '#shared/errors.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { drawing, drawn, forgetDrawing } from '../drawings/drawings.ts';
import { narrowed } from '../redrawing/redrawing.ts';

export const narrowWidths = [360, 720] as const;

interface Narrowing {
  id: string;
  width: (typeof narrowWidths)[number];
  /** The picture's bytes; null when it has ended. */
  read(): Promise<Buffer | null>;
}

/** As WebP. The caller has redeemed a ticket for the picture. @throws not_found when it has ended meanwhile */
export function narrowedPicture(ctx: Context, { id, width, read }: Narrowing): Promise<Buffer> {
  const draw = async () => (await narrowed(read, width)) ?? refuse();
  // A picture never changes: another one has another id.
  return drawn(ctx, drawing('photo', { id, width }, draw));
}

/** Drops the drawings of a picture together with it. */
export function forgetNarrowed(app: App, id: string): void {
  for (const width of narrowWidths) forgetDrawing(app, 'photo', { id, width });
}

function refuse(): never {
  throw notFound();
}
