/** Activity of a school during a backup: files that it names, and sales. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { second } from '#shared/dates.ts';
import { insertMany } from './insertMany.ts';

const uploadBytes = 64 * 1024;

/** Films of lessons that nobody sees yet. */
export async function addUploads(database: Database, dataDir: string, count: number): Promise<void> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const course = await database.handle.selectFrom('courses').select('id').limit(1).executeTakeFirstOrThrow();
  const films = Array.from({ length: count }, (_, n) => `bench-${n}.mp4`);
  for (const film of films) await writeFile(join(folder, film), randomBytes(uploadBytes));
  const lessons = films.map((film, n) => ({
    ...{ id: `bench-lesson-${n}`, course_id: course.id, lesson_number: 1000 + n, title: `Урок ${n}` },
    ...{ description: '', duration_minutes: 1, is_active: 0, video_file: film },
    created_at: new Date().toISOString(),
  }));
  await database.transaction((tx) => insertMany(tx, 'lessons', lessons));
}

/** A ruble more for an order, and for the person who paid it: two tables, one transaction. */
export function sellMeanwhile(database: Database, perSecond: number) {
  let [isOver, transactions] = [false, 0];
  const startedAt = performance.now();
  const selling = (async () => {
    const { rows } = await sql<{ id: string; user_id: string }>`select id, user_id from orders
      where status = 'paid' and user_id is not null limit 1000`.execute(database.handle);
    while (!isOver) {
      const { id, user_id } = rows[transactions % rows.length]!;
      await database.transaction(async (tx) => {
        await sql`update orders set amount_kopecks = amount_kopecks + 100 where id = ${id}`.execute(tx);
        await sql`update users set total_paid_kopecks = total_paid_kopecks + 100 where id = ${user_id}`.execute(
          tx,
        );
      });
      transactions++;
      await pause(Math.max(0, startedAt + (transactions * second) / perSecond - performance.now()));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await selling;
      return { transactions, perSecond: (transactions * second) / (performance.now() - startedAt) };
    },
  };
}
