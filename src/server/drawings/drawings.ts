/**
 * Draws on demand, and each thing once: link previews, PDFs, narrowed private photos (docs/decisions/057). The caller
 * checks first that it may be shown, says what it is drawn from, and lets `drawn` do the rest: send it from memory if
 * the same was drawn before, share it with concurrent requests, and otherwise draw it in its turn. Nothing is ever
 * written to disk, so that nothing outlives what it shows.
 */
import { createHash } from 'node:crypto';
import { hour } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';
import { networkOf } from '#shared/networks.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { writeIfPossible } from '../db/database.ts';
import { countAttempt } from '../limits/limits.ts';
import { once } from '../once.ts';
import { type Line, type LineBounds, makeLine } from './line.ts';
import { makeShelf, type Shelf } from './shelf.ts';

interface Kind extends LineBounds {
  /** Memory for those that were drawn. */
  mostBytes: number;
  /** How many anybody may have drawn. What is sent from memory does not count. */
  limits: readonly Limit[];
}

const megabyte = 1024 * 1024;
const kinds = {
  /** Pictures of links. Networks look at many links, once each. */
  card: {
    mostBytes: 8 * megabyte,
    waiting: 40,
    waitingOfOneNetwork: 20,
    limits: [{ name: 'drawn cards', by: 'address', times: 240, perMs: 1 * hour, atOnce: 40 }],
  },
  /** Papers; the calls that send them have limits of their own. */
  pdf: { mostBytes: 8 * megabyte, waiting: 40, waitingOfOneNetwork: 20, limits: [] },
  /** Narrowed private photos: a list of staff shows fifty at once. */
  photo: { mostBytes: 16 * megabyte, waiting: 200, waitingOfOneNetwork: 100, limits: [] },
} satisfies Record<string, Kind>;
export type DrawingKind = keyof typeof kinds;

export interface Drawing {
  kind: DrawingKind;
  /** Tells it apart by everything that it is drawn from: another fingerprint, another drawing. */
  fingerprint: string;
  draw(): Promise<Uint8Array>;
}

/** @param from plain data: all of it that can be seen in the drawing */
export function drawing(kind: DrawingKind, from: unknown, draw: Drawing['draw']): Drawing {
  return { kind, fingerprint: fingerprintOf(from), draw };
}

/**
 * The drawing's bytes. The caller has checked that the actor may see it.
 * @throws AppError drawings_wait when too many wait for theirs; too_many_requests when this actor's network has had
 * too many drawn; what `draw` throws, which is not kept
 */
export async function drawn(ctx: Context, { kind, fingerprint, draw }: Drawing): Promise<Buffer> {
  const { shelf, line, underWay, asked } = deskOf(ctx.app, kind);
  const network = networkOf(ctx.actor.address);
  const kept = () => shelf.get(fingerprint);
  const make = async () => {
    const bytes = await draw();
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    deskOf(ctx.app, kind).drawn += 1;
    shelf.keep(fingerprint, buffer);
    return buffer;
  };
  // Nobody is refused for the attempts of another network that asks for the same.
  return (
    kept() ??
    once(asked, `${network} ${fingerprint}`, async () => {
      const { limits } = kinds[kind];
      if (limits.length > 0) await writeIfPossible(countAttempt(ctx, limits, {}));
      return kept() ?? once(underWay, fingerprint, () => line.run(network, make));
    })
  );
}

/** Drops what this process has drawn from that. */
export function forgetDrawing(app: App, kind: DrawingKind, from: unknown): void {
  deskOf(app, kind).shelf.drop(fingerprintOf(from));
}

/** Drops everything that this process has drawn. @returns how much of each kind */
export function forgetDrawings(app: App): Record<DrawingKind, number> {
  const counts = Object.keys(kinds).map((kind) => [kind, deskOf(app, kind as DrawingKind).shelf.clear()]);
  return Object.fromEntries(counts) as Record<DrawingKind, number>;
}

/** How many were drawn by this process, by kind. */
export function countDrawn(app: App): [DrawingKind, number][] {
  return (Object.keys(kinds) as DrawingKind[]).map((kind) => [kind, deskOf(app, kind).drawn]);
}

function fingerprintOf(from: unknown): string {
  return createHash('sha256').update(JSON.stringify(from)).digest('base64url');
}

/** Everything about one kind. */
interface Desk {
  shelf: Shelf;
  line: Line;
  underWay: Map<string, Promise<Buffer>>;
  /** Likewise by network, while it is found out whether this one may ask. */
  asked: Map<string, Promise<Buffer>>;
  drawn: number;
}

const desks = new WeakMap<App, Map<DrawingKind, Desk>>();

function deskOf(app: App, kind: DrawingKind): Desk {
  const ofApp = desks.get(app) ?? new Map<DrawingKind, Desk>();
  desks.set(app, ofApp);
  const { mostBytes, ...bounds } = kinds[kind];
  const desk = ofApp.get(kind) ?? {
    shelf: makeShelf(mostBytes),
    line: makeLine(bounds),
    ...{ underWay: new Map(), asked: new Map(), drawn: 0 },
  };
  ofApp.set(kind, desk);
  return desk;
}
