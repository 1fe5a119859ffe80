// Lane: alone.
// Races.
/** A restoration that is killed at any moment leaves the school as it was, or restored to the end (R9). */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { panelPrivacyApi } from '#features/office/privacy/contract/panel.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { second } from '#shared/dates.ts';
import { backedUp, backedUpSchool } from '#test/backups.ts';
import { atCount, tell } from '#test/counts.ts';
import { freshDatabase } from '#test/database.ts';
import { command, startProgram } from '#test/program.ts';
import { aStudentWithLessons, film } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';

vi.setConfig({ testTimeout: 3_000_000 });

/** Kills before an exact step, and after a drawn time. */
const kills = atCount({ exact: 2, drawn: 0 }, { exact: 10, drawn: 10 });

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

describeOnBothEngines('a restoration that is killed', (makeWorld, engine) => {
  // spec: 780
  it('leaves the old school or the new one, nobody who was erased, no session, and all that was acknowledged', async () => {
    const { world, sets, gone, keyFile } = await twoSets(await makeWorld());
    const machine = await aMachine(world, engine);
    const words = (set: string) => ['restore', set, '--key', keyFile, '--yes'];
    const first = await startProgram('dyingPodium', [machine.settings, '0', ...words(sets[0]!)]).ended;
    expect(first.code, first.output).toBe(0);
    // Over a school that is there more has to be done.
    const second = await startProgram('dyingPodium', [machine.settings, '0', ...words(sets[1]!)]).ended;
    const steps = Number(/steps (\d+)/.exec(second.output)?.[1]);
    expect(steps, second.output).toBeGreaterThan(5);
    let [stands, acknowledged] = [1, 0];
    for (const at of moments(engine, steps)) {
      const other = 1 - stands;
      const run = startProgram('dyingPodium', [machine.settings, String(at.step), ...words(sets[other]!)]);
      if (at.afterMs !== null) await pause(at.afterMs).then(() => run.process.kill('SIGKILL'));
      const { code, signal, output } = await run.ended;
      expect([code, signal], `${JSON.stringify(at)}: ${output}`).toEqual(
        signal === null ? [0, null] : [null, 'SIGKILL'],
      );
      const told = await command(['migrate'], JSON.parse(machine.settings));
      if (told.code !== 0) {
        expect(told.errors).toContain('a restoration has begun and not ended');
        expect((await command(['restore', '--cancel'], JSON.parse(machine.settings))).code).toBe(0);
      }
      await machine.look(async (database) => {
        const found = await schoolIn(database, gone);
        const what = `${JSON.stringify(at)} of ${steps}, before: ${stands}`;
        expect([0, 1], what).toContain(found.set);
        expect(found, what).toMatchObject({ gone: 0, sessions: 0 });
        // An order that was acknowledged before the kill is there where the old school is.
        if (found.set === stands && told.code !== 0) expect(found.acknowledged, what).toBe(acknowledged);
        stands = found.set;
        acknowledged = found.acknowledged + 1;
        await sql`insert into versions (name, number) values (${`acknowledged ${crypto.randomUUID()}`}, 1)`.execute(
          database.handle,
        );
      });
      expect((await readFile(join(machine.dataDir, 'uploads', 'film.mp4'))).equals(film)).toBe(true);
      expect((await readdir(machine.dataDir)).filter((name) => name.endsWith('.db')).length).toBeLessThan(2);
    }
    tell(`kills of a restoration (${engine})`, kills.exact + kills.drawn);
  });
});

interface Moment {
  step: number;
  afterMs: number | null;
}

/** First those around the very step in which the database changes its place: it is followed by tidying up. */
function moments(engine: World['engine'], steps: number): Moment[] {
  const around = engine === 'sqlite' ? [steps - 4, steps - 3] : [steps - 1, steps];
  const others = Array.from({ length: kills.exact }, (_, n) => 1 + Math.floor((n * steps) / kills.exact));
  const exact = [...around, ...others].slice(0, kills.exact).map((step) => ({ step, afterMs: null }));
  const drawn = Array.from({ length: kills.drawn }, () => ({ step: 0, afterMs: Math.random() * 8 * second }));
  return [...exact, ...drawn];
}

/** The second one has a person more, and both have one who is erased afterwards. */
async function twoSets(world: World) {
  await aStudentWithLessons(world);
  const gone = await world.signedInAs('user', { email: 'gone@example.com' });
  const { owner, set, keyFile } = await backedUpSchool(world);
  world.passTime(second);
  // Of another day: two of a day are one.
  world.passTime(20 * 3600 * second);
  const later = await world.signedInAs('super_admin', { email: 'later@example.com' });
  const sets = [set, await backedUp(world, later)];
  expect(owner.id).not.toBe(later.id);
  const erased = await later.call(panelPrivacyApi.erase, { id: gone.id, confirmation: gone.email });
  expect(erased.status).toBe(200);
  await world.runJobs();
  return { world, sets, gone: gone.email, keyFile };
}

async function schoolIn({ handle }: Database, gone: string) {
  const count = async (query: ReturnType<typeof sql<{ n: number }>>) =>
    (await query.execute(handle)).rows[0]!.n;
  return {
    set: await count(sql`select count(*) as n from users where email = 'later@example.com'`),
    gone: await count(sql`select count(*) as n from users where email = ${gone}`),
    sessions: await count(sql`select count(*) as n from sessions`),
    acknowledged: await count(sql`select count(*) as n from versions where name like 'acknowledged %'`),
  };
}

async function aMachine(world: World, engine: World['engine']) {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-kills-'));
  endings.push(() => rm(dataDir, { recursive: true }));
  const fresh = engine === 'postgres' ? await freshDatabase('postgres') : null;
  if (fresh) {
    await fresh.database.close();
    endings.push(() => fresh.dispose().catch(() => {}));
  }
  const url = fresh?.url ?? null;
  const settings = JSON.stringify({
    DATA_DIR: dataDir,
    BACKUP_DIR: world.app.config.backups.folder,
    ...(url && { DATABASE_URL: url }),
  });
  const look = async (work: (database: Database) => Promise<void>) => {
    const database = url ? openPostgres(url, { poolSize: 1 }) : openSqlite(join(dataDir, 'podium.db'));
    await work(database).finally(() => database.close());
  };
  return { dataDir, settings, look };
}
