/** The operator's command that brings the school back from a backup. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type StaffMember, staffMembers } from '#features/accounts/account/server/accounts.ts';
import { endEverySession } from '#features/accounts/sign-in/server/sessions.ts';
import { type Repeated, repeatErasures } from '#features/office/backups/server/erased.ts';
import {
  type Ahead,
  cancelRestorations,
  holding,
  lookAhead,
  type Restored,
  restoreSet,
} from '#features/office/backups/server/restore.ts';
import { SetError } from '#features/office/backups/server/setError.ts';
import { signerAtHand } from '#features/office/backups/server/signers.ts';
import { findSigner } from '#features/office/backups/server/signing.ts';
import type { Config } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import type { HeldDatabase } from '#server/db/replacing/held.ts';
import { makeLog } from '#server/log.ts';
import { inOneLine, keysFrom, noKeyIn, size } from './backupCommands.ts';
import { makeDataFolder } from './database.ts';
import { features } from './features.ts';
import { makeApp } from './podium.ts';
import { withApp } from './withApp.ts';
import { WrongWords } from './wrongWords.ts';

/** Not all of the set could be brought back. */
const partlyCode = 3;

/** `podium restore <set>`, `podium restore --cancel` */
export function runRestore(config: Config, words: readonly string[]): Promise<void> {
  return inOneLine(async () => {
    const { values, positionals } = parsed(words);
    const [name] = positionals;
    if (positionals.length !== (values.cancel ? 0 : 1)) throw new WrongWords();
    await makeDataFolder(config);
    if (name === undefined) return holding(config, (held) => cancel(config, held));
    const keys = await keysFrom(config, values.key);
    const done = await holding(config, async (held) => {
      const ahead = await lookAhead(config, name, { held, trusted: keys.trusted });
      for (const line of linesOf(config, ahead)) console.log(line);
      refuseUntold(ahead, values.unsigned ?? false);
      if (!values.yes) {
        console.log('Nothing was changed. Add --yes to restore.');
        return null;
      }
      if (!keys.identity) throw noKeyIn(values.key);
      return restore(config, { held, ahead, identity: keys.identity, trusted: keys.trusted });
    });
    if (done) await tell(config, done);
  });
}

async function cancel(config: Config, held: HeldDatabase): Promise<void> {
  const count = await cancelRestorations(config, held);
  console.log(
    count > 0
      ? 'The school is as it was before the restoration that did not end. Start Podium.'
      : 'No restoration was left half done.',
  );
}

/** @throws SetError not_ours unless the operator has said that a set without the school's signature is meant */
function refuseUntold({ origin }: Ahead, isUnsignedMeant: boolean): void {
  if (isUnsignedMeant || origin === 'own' || origin === 'unverified') return;
  const why = origin === 'other' ? 'another key has signed it' : 'nobody has signed it';
  throw new SetError('not_ours', {
    detail: `${why}. Sets of Podium from before November 2026 are not signed: add --unsigned if you know whose it is`,
  });
}

interface Restoring {
  held: HeldDatabase;
  ahead: Ahead;
  identity: string;
  trusted: string[];
}

interface Done extends Restored {
  ahead: Ahead;
  erasures: Repeated;
}

async function restore(config: Config, { held, ahead, identity, trusted }: Restoring): Promise<Done> {
  const { label, origin } = ahead;
  const signers = trusted.length > 0 ? trusted : label.signer ? [label.signer] : [];
  let erasures: Repeated = { erased: 0, leftAside: 0 };
  const restored = await restoreSet(config, {
    held,
    label,
    identity,
    columns: features.flatMap(({ files = [] }) => files),
    async finish(fresh) {
      await withFresh(config, fresh, async (ctx) => {
        await endEverySession(ctx);
        erasures = await repeatErasures(ctx, { signers, anybody: origin === 'unsigned' });
        if (origin !== 'own') tellOfStaff(await staffMembers(ctx.db));
      });
    },
  });
  return { ...restored, ahead, erasures };
}

/** The features' own work on a database that is not in its place yet. */
async function withFresh(
  config: Config,
  database: Database,
  work: (ctx: ReturnType<typeof contextOf>) => Promise<void>,
): Promise<void> {
  const { app } = makeApp({ config, database, log: makeLog('silent') });
  await work(contextOf(app)).finally(() => app.mail.close());
}

function tellOfStaff(staff: readonly StaffMember[]): void {
  console.log("People with rights in this set, which is not known to be the school's own:");
  for (const { email, role } of staff) console.log(`  ${role.padEnd(16)} ${email}`);
}

function linesOf({ dataDir, databaseUrl }: Config, { label, origin, present, newest }: Ahead): string[] {
  const where = databaseUrl ? 'the database of DATABASE_URL' : join(dataDir, 'podium.db');
  const sizes = Object.values(label.sums ?? {}).reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = [
    `The set ${label.name} was made at ${label.made_at} by Podium ${label.version}: rows ${label.row_count}, files ${label.copies.length}${sizes > 0 ? ` (${size(sizes)})` : ''}.`,
    origins[origin],
  ];
  if (newest !== null)
    lines.push(
      newest === label.number
        ? `Its number is ${label.number}, the highest that is known.`
        : `Its number is ${label.number}, and the school has made number ${newest}: this is NOT the newest set.`,
    );
  if (!present) lines.push(`It goes to ${where}, where there is nothing yet.`);
  else if (present.isReadable)
    lines.push(
      `It takes the place of ${where}, which has people ${present.people}, orders ${present.orders}; that is kept aside.`,
    );
  else lines.push(`It takes the place of ${where}, which is damaged; that is kept aside.`);
  return lines;
}

const origins: Record<Ahead['origin'], string> = {
  own: 'The school itself has signed it.',
  unverified:
    'NOT VERIFIED: neither this machine nor the key file knows the key by which the school signs (podium-sign-…).',
  other: "NOT THE SCHOOL'S OWN: another key has signed it.",
  unsigned: 'NOT VERIFIED: nobody has signed it.',
};

async function tell(config: Config, done: Done): Promise<void> {
  const { rows, files, lost, newer, aside, erasures, ahead } = done;
  console.log(`Restored: rows ${rows}, files ${files.restored} (the same as before: ${files.same}).`);
  if (lost.length > 0) {
    process.exitCode = partlyCode;
    console.log(`NOT restored, since their copies are damaged or missing: files ${lost.length}.`);
    for (const { name, bytes, usedBy } of lost)
      console.log(`  ${name}, ${size(bytes)}: ${usedBy.join(', ') || 'nothing uses it'}`);
  }
  if (erasures.erased > 0)
    console.log(`Erased again, as they were after the backup: people ${erasures.erased}.`);
  if (erasures.leftAside > 0)
    console.log(
      `Notes of erased people that erase nobody, since the school has not signed them or nobody would lead it: ${erasures.leftAside}.`,
    );
  const folder = join(config.dataDir, aside);
  const places = existsSync(folder) ? [folder] : [];
  if (config.databaseUrl && ahead.present) places.push(`the schema ${aside} of the database`);
  if (places.length > 0) console.log(`What was overwritten is in ${places.join(' and in ')}.`);
  if (newer > 0) console.log(`Files that the set does not know are there as well: ${newer}.`);
  if (ahead.origin !== 'own') console.log(origins[ahead.origin]);
  await makeSignerAnew(config);
  console.log('Everybody has to sign in again. Start Podium.');
}

/** A machine that has no key to sign with gets one, and its operator hears of it. */
async function makeSignerAnew(config: Config): Promise<void> {
  if (await findSigner(config)) return;
  const { publicKey } = await withApp(config, (app) => signerAtHand(contextOf(app)));
  console.log('Sets of this machine are signed by a new key. Add this line to the key file:');
  console.log(`# The school signs its backups by ${publicKey}`);
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        yes: { type: 'boolean' },
        unsigned: { type: 'boolean' },
        cancel: { type: 'boolean' },
      },
    });
  } catch {
    throw new WrongWords();
  }
}
