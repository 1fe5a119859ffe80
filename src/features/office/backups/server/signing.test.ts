// Lane: alone.
/** Whose a set is: what somebody else has made, changed or offered again is refused or told. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eraseAgain } from '#features/office/privacy/server/erasure.ts';
import type { Config } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { makeFolder } from '#server/files.ts';
import { day } from '#shared/dates.ts';
import { backedUp, backedUpSchool, elsewhere, podiumElsewhere } from '#test/backups.ts';
import { makeWorld, type World } from '#test/world.ts';
import { noteErased, repeatErasures } from './erased.ts';
import { holding, lookAhead } from './restore.ts';
import { findSigner, makeSigner, type Signer, signed, signersIn } from './signing.ts';
import { presentIn } from './standing.store.ts';

// Each set is made by a process that loads everything again: on a busy machine that adds up.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let world: World;
let sets: [string, string];
let keyFile: string;
let own: Signer;
let stranger: Signer;
beforeAll(async () => {
  world = await makeWorld('sqlite');
  const school = await backedUpSchool(world);
  keyFile = school.keyFile;
  world.passTime(day);
  sets = [school.set, await backedUp(world, await world.signedInAs('super_admin'))];
  own = (await findSigner(world.app.config))!;
  const elsewhere = join(world.app.config.dataDir, 'stranger');
  await makeFolder(elsewhere);
  stranger = await makeSigner({ dataDir: elsewhere });
});
afterAll(() => world.dispose());

it('the school’s own is known by the key file, and on a machine without it not verified', async () => {
  const trusted = signersIn(await readFile(keyFile, 'utf8'));
  expect(trusted).toEqual([own.publicKey]);
  expect(await ahead(await elsewhere(world), sets[1], trusted)).toMatchObject({ origin: 'own', newest: 2 });
  expect(await ahead(await elsewhere(world), sets[1], [])).toMatchObject({ origin: 'unverified' });
});

it.each<[string, (label: Record<string, unknown>) => Record<string, unknown>, string]>([
  ['a changed number', (label) => ({ ...label, number: 9 }), 'forged'],
  ['a changed sum', (label) => ({ ...label, sha256: '0'.repeat(64) }), 'forged'],
  ['a name of another key over it', (label) => ({ ...label, signer: stranger.publicKey }), 'forged'],
  ['a label of another set', (label) => ({ ...label, name: sets[1] }), 'damaged'],
  ['no signature', ({ signer: _, signature: __, ...label }) => label, 'unsigned'],
  [
    'the signature of a stranger',
    ({ signer: _, signature: __, ...label }) => signed(label, stranger),
    'other',
  ],
])('a set with %s is not taken for the school’s own', async (_what, change, outcome) => {
  const config = await elsewhere(world);
  const file = join(config.backups.folder, 'sets', `${sets[0]}.json`);
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
  const found = await ahead(config, sets[0], [own.publicKey]).then(
    ({ origin }) => origin,
    (error: { problem?: string }) => error.problem,
  );
  expect(found).toBe(outcome);
});

it('a set of before signatures is restored with a word alone, and names who has rights in it', async () => {
  const config = await elsewhere(world);
  const file = join(config.backups.folder, 'sets', `${sets[0]}.json`);
  const {
    signer: _,
    signature: __,
    number: ___,
    sums: ____,
    ...label
  } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(label));
  const at = {
    from: { ...world, app: { ...world.app, config } },
    dataDir: config.dataDir,
    databaseUrl: null,
  };
  const words = ['restore', sets[0], '--key', keyFile, '--yes'];
  const refused = await podiumElsewhere(words, at);
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('add --unsigned') });
  const done = await podiumElsewhere([...words, '--unsigned'], at);
  expect(done).toMatchObject({ code: 0, errors: '' });
  expect(done.output).toMatch(/People with rights[\s\S]*super_admin[\s\S]*Restored[\s\S]*NOT VERIFIED/);
  // A machine that had no key to sign with got one, and said so.
  expect(done.output).toMatch(/# The school signs its backups by podium-sign-/);
});

it('an old set that is offered as the newest is told of, by its number', async () => {
  expect(await ahead(await elsewhere(world), sets[0], [own.publicKey])).toMatchObject({
    newest: 2,
    label: { number: 1 },
  });
  // Where the newer one is taken away the school itself remembers it.
  expect(await presentIn(world.app.database)).toMatchObject({ signer: own.publicKey, lastNumber: 2 });
});

it('a note that the school has not signed erases nobody, and none the last super admin', async () => {
  const ctx = contextOf(world.app);
  const { id } = await world.signedInAs('user', { email: 'student@example.com' });
  const folder = join(world.app.config.backups.folder, 'erased');
  await makeFolder(folder);
  const write = (note: object) => writeFile(join(folder, id), JSON.stringify(note));
  const repeat = (anybody = false) => repeatErasures(ctx, { signers: [own.publicKey], anybody });
  const at = '2026-11-28T00:00:00.000Z';
  for (const note of [{ at }, signed({ at, id }, stranger), signed({ at, id: 'another-person' }, own)]) {
    await write(note);
    expect(await repeat(), JSON.stringify(note)).toEqual({ erased: 0, leftAside: 1 });
  }
  await noteErased(ctx, id);
  expect(await repeat()).toEqual({ erased: 1, leftAside: 0 });
  await rm(join(folder, id));

  const staff = await world.signedInAs('manager');
  await writeFile(join(folder, staff.id), JSON.stringify({ at }));
  // Given a word for the place, a note still reaches no member of staff.
  expect(await repeat(true)).toEqual({ erased: 0, leftAside: 1 });
  await rm(join(folder, staff.id));
});

it('the last super admin is never erased again, another one is', async () => {
  const ctx = contextOf(world.app);
  const { rows } = await ctx.db
    .selectFrom('users' as never)
    .select(['id' as never])
    .where('role' as never, '=', 'super_admin' as never)
    .execute()
    .then((rows) => ({ rows: rows as { id: string }[] }));
  const came = [];
  for (const { id } of rows) came.push(await eraseAgain(ctx, id, { sparesStaff: false }));
  expect(came).toEqual([...rows.slice(1).map(() => 'erased'), 'spared']);
});

function ahead(config: Config, name: string, trusted: readonly string[]) {
  return holding(config, (held) => lookAhead(config, name, { held, trusted }));
}
