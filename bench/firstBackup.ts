/** What the first backup of a school costs: its time beside that of copying the same bytes, and its room on the disk. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { encryptTo, metered } from '#features/office/backups/server/archive.ts';
import { makeKeyPair } from '#features/office/backups/server/keys.ts';
import { makePlace } from '#features/office/backups/server/places.ts';
import { setsIn } from '#features/office/backups/server/sets.ts';
import { second } from '#shared/dates.ts';
import { podium } from './backupPlaces.ts';
import { insertMany } from './insertMany.ts';
import { openBeside } from './largeProduct.ts';
import { makeLargeSchool } from './largeSchool.ts';
import { startProduct, temporaryFolder } from './product.ts';
import { atMost } from './verdict.ts';

const { values: flags } = parseArgs({
  args: process.argv.slice(3),
  options: {
    orders: { type: 'string', default: '200000' },
    megabytes: { type: 'string', default: '1000' },
  },
});
const filmBytes = 20_000_000;

export async function run(): Promise<void> {
  const dataDir = await temporaryFolder();
  try {
    const films = await makeSchool(dataDir);
    const settings = { DATA_DIR: dataDir };
    const drafts = join(dataDir, 'backups', 'drafts');
    const watching = watchFolder(drafts);
    const tookMs = await podium(['backup'], settings);
    const mostBytes = await watching.stop();
    const { sets } = await setsIn(makePlace({ folder: join(dataDir, 'backups'), s3: null }));
    const setBytes = sets[0]!.bytes;
    const databaseAt = join(dataDir, 'podium.db');
    const alikeMs = await copyAlike(dataDir, [...films, databaseAt]);
    const { size: databaseBytes } = await stat(databaseAt);
    console.log(
      `database ${mb(databaseBytes)}, set ${mb(setBytes)}, ${films.length} films of ${mb(filmBytes)}: ${(tookMs / second).toFixed(1)} s; the same bytes copied, summed and encrypted: ${(alikeMs / second).toFixed(1)} s`,
    );
    atMost('time of the first set beside that of its bytes', tookMs / alikeMs, 2);
    const largest = Math.max(setBytes, filmBytes * 1.01);
    atMost('room beyond the set beside the database', (mostBytes - largest) / databaseBytes, 1.2);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** @returns paths of its films */
async function makeSchool(dataDir: string): Promise<string[]> {
  await (await startProduct({ DATA_DIR: dataDir })).stop();
  const database = openBeside({ engine: 'sqlite', databaseAt: join(dataDir, 'podium.db') });
  try {
    const orders = Number(flags.orders);
    await makeLargeSchool(database, { people: Math.ceil(orders / 2), orders });
    const folder = join(dataDir, 'uploads');
    await mkdir(folder, { recursive: true });
    const course = await database.handle.selectFrom('courses').select('id').executeTakeFirstOrThrow();
    const count = Math.round((Number(flags.megabytes) * 1e6) / filmBytes);
    const names = Array.from({ length: count }, (_, n) => `bench-${n}.mp4`);
    for (const name of names) await writeFile(join(folder, name), randomBytes(filmBytes));
    const created_at = new Date().toISOString();
    const lessons = names.map((name, n) => ({
      id: `bench-lesson-${n}`,
      course_id: course.id,
      lesson_number: 1000 + n,
      title: `Урок ${n}`,
      description: '',
      duration_minutes: 1,
      is_active: 0,
      video_file: name,
      created_at,
    }));
    await database.transaction((tx) => insertMany(tx, 'lessons', lessons));
    return names.map((name) => join(folder, name));
  } finally {
    await database.close();
  }
}

/** The work that cannot be spared. @returns milliseconds */
async function copyAlike(dataDir: string, paths: readonly string[]): Promise<number> {
  const { recipient } = await makeKeyPair();
  const startedAt = performance.now();
  for (const path of paths) {
    const draft = join(dataDir, 'alike');
    const meter = metered();
    createReadStream(path).pipe(meter.through);
    await encryptTo(meter.through, [recipient], draft);
    await rm(draft);
  }
  return performance.now() - startedAt;
}

/** The most that lay in a folder at once. */
function watchFolder(folder: string) {
  let [isOver, most] = [false, 0];
  const watching = (async () => {
    while (!isOver) {
      let bytes = 0;
      for (const name of await readdir(folder).catch(() => []))
        bytes += (await stat(join(folder, name)).catch(() => null))?.size ?? 0;
      most = Math.max(most, bytes);
      await pause(100);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return most;
    },
  };
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
