// Lane: alone.
/** `podium restore`: a school comes back from a set, on either engine, and nothing else does. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { panelPrivacyApi } from '#features/office/privacy/contract/panel.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { holdDatabase } from '#server/db/replacing/replacing.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { backedUpSchool, podiumElsewhere, runsOf } from '#test/backups.ts';
import { atCount } from '#test/counts.ts';
import { engines, freshDatabase } from '#test/database.ts';
import { command } from '#test/program.ts';
import { aStudentWithLessons, film } from '#test/school.ts';
import { upload } from '#test/uploads.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';

// Each set is made on a thread that loads everything again: on a busy machine that adds up.
vi.setConfig({ testTimeout: 120_000 });

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

describeOnBothEngines('a school that is restored', (makeWorld, from) => {
  // To the other engine both halves are tried as well, and what they might take for different.
  const others = engines.filter((engine) => engine !== from);
  // spec: 780
  it.each(atCount(others, [...engines]))(
    'on %s is the same to the last row and file, without whoever was erased since',
    async (engine) => {
      const world = await makeWorld();
      await aStudentWithLessons(world);
      const gone = await world.signedInAs('user', { email: 'gone@example.com' });
      await leaveUnused(world);
      const { owner, set, keyFile } = await backedUpSchool(world);
      expect(JSON.stringify((await runsOf(owner))[0]!.said)).not.toContain('private/');
      const rows = await rowsIn(world.app.database);
      const erased = await owner.call(panelPrivacyApi.erase, { id: gone.id, confirmation: gone.email });
      expect(erased.status).toBe(200);
      await world.runJobs();

      const machine = await aMachine(engine);
      const at = { from: world, ...machine };
      const asked = await podiumElsewhere(['restore', set, '--key', keyFile], at);
      expect(asked).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was changed') });
      const done = await podiumElsewhere(['restore', set, '--key', keyFile, '--yes'], at);
      expect(done.errors).toBe('');
      expect(done.output).toContain('people 1.');
      // A database for a test has its tables already.
      expect(done.output.includes('overwritten is in')).toBe(engine === 'postgres');
      expect((await readdir(machine.dataDir)).join()).not.toContain('before_restore_');

      await machine.look(async (database) => {
        const restored = await rowsIn(database);
        for (const { users } of [rows, restored])
          users!.splice(0, Infinity, ...users!.filter((row) => !row.includes(gone.id)));
        const changed = Object.keys(rows).filter((table) => rows[table]!.join() !== restored[table]!.join());
        // Everybody has to sign in again, the erasure left its traces, the backup itself goes on in its own set, and another
        // machine signs by another key.
        const expected = [
          'audit_log',
          'backup_files',
          'backup_runs',
          'backup_signer',
          'consents',
          'jobs',
          'private_pictures',
          'sessions',
          'schedules',
          'uploads',
        ];
        expect(changed.filter((table) => !expected.includes(table))).toEqual([]);
        const { rows: people } = await sql`select id from users where email = ${gone.email}`.execute(
          database.handle,
        );
        expect(people).toEqual([]);
        expect([restored.sessions, restored.uploads, restored.private_pictures]).toEqual([[], [], []]);
      });
      expect(await readFile(join(machine.dataDir, 'uploads', 'film.mp4'))).toEqual(film);

      // Once more, over what is there by now.
      await writeFile(join(machine.dataDir, 'uploads', 'film.mp4'), 'another film');
      await writeFile(join(machine.dataDir, 'uploads', 'newer.mp4'), 'a film that came after the set');
      const again = await podiumElsewhere(['restore', set, '--key', keyFile, '--yes'], at);
      expect(again.errors).toBe('');
      expect(again.output).toMatch(/which has people \d+, orders 1; that is kept aside/);
      expect(again.output).toContain(`overwritten is in ${machine.dataDir}`);
      expect(await readFile(join(machine.dataDir, 'uploads', 'film.mp4'))).toEqual(film);
      const aside = (await readdir(machine.dataDir)).filter((name) => name.startsWith('before_restore_'));
      const kept = await Promise.all(
        aside.map((name) => readdir(join(machine.dataDir, name), { recursive: true })),
      );
      const names = kept.flat();
      expect(names).toEqual(
        expect.arrayContaining([join('uploads', 'film.mp4'), join('uploads', 'newer.mp4')]),
      );
      expect(await readdir(join(machine.dataDir, 'uploads'))).not.toContain('newer.mp4');
      if (engine === 'sqlite') expect(names).toContain('podium.db');
    },
  );

  it('is not restored into a database that somebody has open', async () => {
    const world = await makeWorld();
    const { set, keyFile } = await backedUpSchool(world);
    const machine = await aMachine(world.engine);
    await machine.look(async (database) => {
      await migrate(database);
      // As every Podium does: an idle connection of the pool alone would end meanwhile.
      database.listen('a channel', () => {});
      const told = await podiumElsewhere(['restore', set, '--key', keyFile, '--yes'], {
        from: world,
        ...machine,
      });
      expect(told).toMatchObject({ code: 1, errors: 'the database is in use: stop Podium first\n' });
    });
  });

  it('refuses a Podium that is started meanwhile', async () => {
    const { dataDir, databaseUrl } = await aMachine(from);
    const held = await holdDatabase({ dataDir, databaseUrl });
    const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const refused = await command(['migrate'], settings);
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('a backup is being restored') });
    await held.release();
    expect((await command(['migrate'], settings)).code).toBe(0);
  });
});

/** An upload that nothing uses yet, and a picture whose process ended between its row and its file. */
async function leaveUnused(world: World): Promise<void> {
  const teacher = await world.signedInAs('content_manager');
  await upload(teacher, { purpose: 'material', name: 'guide.pdf' }, Buffer.from('%PDF-1.4\n%%EOF'));
  const now = world.app.now().toISOString();
  await sql`insert into private_pictures
    (id, media_type, width, height, size_bytes, claimed_at, expires_at, created_at)
    values ('never-written', 'image/webp', 1, 1, 1, null, ${now}, ${now})`.execute(world.app.database.handle);
}

interface Machine {
  dataDir: string;
  databaseUrl: string | null;
  look(work: (database: Database) => Promise<void>): Promise<void>;
}

async function aMachine(engine: World['engine']): Promise<Machine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-restore-'));
  endings.push(() => rm(dataDir, { recursive: true }));
  if (engine === 'postgres') {
    const { url, dispose } = await freshDatabase('postgres');
    endings.push(dispose);
    const look: Machine['look'] = async (work) => {
      const database = openPostgres(url!, { poolSize: 1 });
      await work(database).finally(() => database.close());
    };
    return { dataDir, databaseUrl: url, look };
  }
  return {
    dataDir,
    databaseUrl: null,
    async look(work) {
      const database = openSqlite(join(dataDir, 'podium.db'));
      await work(database).finally(() => database.close());
    },
  };
}

/** Each table's rows as text, in an order of their own. */
async function rowsIn({ handle, engine }: Database): Promise<Record<string, string[]>> {
  const names =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  const found: Record<string, string[]> = {};
  for (const { name } of (await names.execute(handle)).rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(handle);
    found[name] = rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
  }
  return found;
}
