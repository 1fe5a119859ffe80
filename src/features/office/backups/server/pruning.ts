/** Which sets go, and which copies with them. */
import type { Context } from '#server/context.ts';
import { type DatedSet, isOutOfStep, newestFirst, outlived, type Said } from '../rules/sets.ts';
import { makePlace } from './places.ts';
import { type Label, numberOf, removeSet, setsIn } from './sets.ts';
import { findSigner, type Signer } from './signing.ts';
import * as store from './store.ts';

/** A number counts where the school has signed it: anybody can write a higher one. */
export function datedSets(sets: readonly Label[], signer: Pick<Signer, 'publicKey'> | null): DatedSet[] {
  return sets.map((label) => ({
    name: label.name,
    kind: label.kind,
    made_at: label.made_at,
    number: numberOf(label, signer ? [signer.publicKey] : []),
  }));
}

export function nextNumber(sets: readonly Label[], signer: Signer | null): number {
  return 1 + Math.max(0, ...datedSets(sets, signer).map(({ number }) => number ?? 0));
}

/**
 * Sets that have outlived their time, then copies of files that no set names any more; no copy while there is a label that
 * cannot be read, since it may name some. The caller has the place to itself, and has just made a set.
 */
export async function tidyUp({ app, db }: Context, made: Label): Promise<Said[]> {
  const place = makePlace(app.config.backups);
  const { sets, broken } = await setsIn(place);
  const dated = newestFirst(datedSets(sets, await findSigner(app.config)));
  const before = dated.find(({ name }) => name !== made.name);
  const isClockOdd = before !== undefined && isOutOfStep(made, before);
  const said: Said[] = isClockOdd ? [{ code: 'clock', other: before.made_at }] : [];
  if (isClockOdd) return said;
  const old = outlived(dated, app.config.timeZone).filter((name) => name !== made.name);
  for (const name of old) await removeSet(place, name);
  if (broken.length > 0) {
    app.log.warn({ broken }, 'sets of backups without a label that can be read');
    return removed(old.length, 0);
  }
  const named = new Set(sets.filter(({ name }) => !old.includes(name)).flatMap(({ copies }) => copies));
  const unnamed = [...(await place.list('files')).keys()].filter((copy) => !named.has(copy));
  for (const copy of unnamed) await place.remove('files', copy);
  // Lost ones, whose copy is gone already, go with their last set as well.
  const rows = (await store.allFiles(db)).map(({ copy }) => copy);
  await store.deleteFiles(
    db,
    rows.filter((copy) => !named.has(copy)),
  );
  return removed(old.length, unnamed.length);
}

function removed(sets: number, copies: number): Said[] {
  return sets + copies > 0 ? [{ code: 'removed', sets, copies }] : [];
}
