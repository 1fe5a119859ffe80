/** `npm run schema`: writes the types of the tables anew (schemaText.ts), after a migration was written. */
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
