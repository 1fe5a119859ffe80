/** Which key signs the sets of this school. */
import type { Context } from '#server/context.ts';
import { SetError } from './setError.ts';
import { findSigner, makeSigner, type Signer } from './signing.ts';
import * as store from './store.ts';

/** The first is made here; one that is gone is never made anew in silence. @throws SetError no_signer */
export async function presentSigner(ctx: Context): Promise<Signer> {
  const found = await findSigner(ctx.app.config);
  if (found) {
    await remember(ctx, found.publicKey);
    return found;
  }
  if (await store.signer.find(ctx.db)) throw new SetError('no_signer');
  return newSigner(ctx);
}

/** For an owner who is told of it at once: the one that there is, or another in the place of one that is gone. */
export async function signerAtHand(ctx: Context): Promise<Signer> {
  return (await findSigner(ctx.app.config)) ?? newSigner(ctx);
}

/** The public half; null while there is none. */
export async function publicSigner(ctx: Context): Promise<string | null> {
  return (await store.signer.find(ctx.db))?.public_key ?? null;
}

async function newSigner(ctx: Context): Promise<Signer> {
  const made = await makeSigner(ctx.app.config);
  await remember(ctx, made.publicKey);
  return made;
}

async function remember(ctx: Context, publicKey: string): Promise<void> {
  if ((await publicSigner(ctx)) === publicKey) return;
  await store.signer.save(ctx.db, { public_key: publicKey, changed_at: ctx.app.now().toISOString() });
}
