/** `npm run schema`: rewrites the types of the tables (schemaText.ts) after a new migration. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { schemaFile, schemaText } from './schemaText.ts';

const folder = await mkdtemp(join(tmpdir(), 'podium-schema-'));
const database = openSqlite(join(folder, 'school.db'));
try {
  await migrate(database);
  await writeFile(schemaFile, await schemaText(database));
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
