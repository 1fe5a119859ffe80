/** Who was erased, noted beside the sets: an older set still has them, and they are erased again where it is restored. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { eraseAgain, isGone } from '#features/office/privacy/server/erasure.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { Place } from './place.ts';
import { draftsFolder, makePlace } from './places.ts';
import { presentSigner } from './signers.ts';
import { type Signer, signed, signerOf } from './signing.ts';

const noteSchema = z.object({ at: z.string(), id: z.string().optional() });

/** The id alone, which by then names nobody. A note that the school has not signed erases nobody. */
export async function noteErased(ctx: Context, userId: string): Promise<void> {
  await keepNote(ctx.app.config, await presentSigner(ctx), { at: ctx.app.now().toISOString(), id: userId });
}

async function keepNote(
  { backups }: Pick<Config, 'backups'>,
  signer: Signer,
  note: { at: string; id: string },
): Promise<void> {
  const draft = join(await draftsFolder(backups), newId());
  await writeFile(draft, JSON.stringify(signed(note, signer)), { flush: true, mode: 0o600 });
  await makePlace(backups).keep('erased', note.id, draft);
}

/** Notes from before there was this key: those of people who are truly gone from the school. */
export async function signEarlierNotes(ctx: Context, signer: Signer): Promise<void> {
  const { config } = ctx.app;
  const place = makePlace(config.backups);
  const ids = [...(await place.list('erased')).keys()];
  for (const id of ids) {
    if (!(await isGone(ctx, id))) continue;
    const note = await readNote(place, id);
    if (note.signer !== signer.publicKey) await keepNote(config, signer, { at: note.at, id });
  }
}

interface Note {
  at: string;
  /** Null where nobody has signed it for this person. */
  signer: string | null;
}

async function readNote(place: Place, id: string): Promise<Note> {
  try {
    const parsed = JSON.parse((await (await place.read('erased', id)).toArray()).join('')) as object;
    const note = noteSchema.parse(parsed);
    return { at: note.at, signer: note.id === id ? signerOf(parsed) : null };
  } catch {
    return { at: '', signer: null };
  }
}

export interface Repeated {
  erased: number;
  /** Notes that count for nothing: not signed, or of the last super admin. */
  leftAside: number;
}

/**
 * @param trusted whose notes count; `anybody` where the operator has given a word for the place: then no note reaches a
 * member of staff
 */
export async function repeatErasures(
  ctx: Context,
  trusted: { signers: readonly string[]; anybody: boolean },
): Promise<Repeated> {
  const place = makePlace(ctx.app.config.backups);
  const ids = [...(await place.list('erased')).keys()];
  const done: Repeated = { erased: 0, leftAside: 0 };
  for (const id of ids) {
    if (await isGone(ctx, id)) continue;
    const { signer } = await readNote(place, id);
    const isSigned = signer !== null && trusted.signers.includes(signer);
    const counts = isSigned || trusted.anybody;
    const came = counts ? await eraseAgain(ctx, id, { sparesStaff: !isSigned }) : 'spared';
    if (came === 'erased') done.erased++;
    if (came === 'spared') done.leftAside++;
  }
  return done;
}
