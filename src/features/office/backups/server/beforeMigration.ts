/** A set of the database alone before its tables change, so that there is a way back from an update. */
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { newestFirst, outlived } from '../rules/sets.ts';
import { recipientOfMachine } from './machineKey.ts';
import { makeSet } from './makeSet.ts';
import { makePlace } from './places.ts';
import { datedSets, nextNumber } from './pruning.ts';
import { orderOf } from './runs.ts';
import { removeSet, setsIn } from './sets.ts';
import { findSigner } from './signing.ts';
import * as store from './store.ts';
import { alone } from './work.ts';

/**
 * Encrypts to the owner's key, or without one to a key that lies beside the database. The tables may be those of an
 * earlier version: nothing is asked of them that came later. Not signed where there is no key yet to sign with.
 */
export async function backUpBeforeMigration(app: App): Promise<string> {
  const ctx = contextOf(app);
  const { config } = app;
  const recipient = (await store.settings.find(ctx.db))?.recipient ?? (await recipientOfMachine(config));
  const signer = await findSigner(config);
  const place = makePlace(config.backups);
  return alone(config.backups, null, async () => {
    const number = nextNumber((await setsIn(place)).sets, signer);
    const order = await orderOf(ctx, { kind: 'migration', recipient, columns: [], number, signer });
    const { label } = await makeSet(order, () => {});
    const before = datedSets((await setsIn(place)).sets, signer).filter(({ kind }) => kind === 'migration');
    const old = outlived(newestFirst(before), config.timeZone).filter((name) => name !== label.name);
    for (const name of old) await removeSet(place, name);
    return label.name;
  });
}
