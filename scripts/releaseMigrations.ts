/**
 * `npm run release-migrations`: writes new migrations down in migrations/released.txt, in the order in which schools
 * apply them. Call it as the last step before a merge into main; it never changes a line that is there.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, listFile, migrationsIn, releasedIn, withNew } from './releasedMigrations.ts';

const folder = join(import.meta.dirname, '../migrations');
const released = releasedIn(folder);
const extended = withNew(released, migrationsIn(folder));
const faults = faultsOf(extended, migrationsIn(folder));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  writeFileSync(
    join(folder, listFile),
    `${extended.map(({ hash, name }) => `${hash}  ${name}`).join('\n')}\n`,
  );
  console.log(`${extended.length - released.length} written down, ${extended.length} in all`);
}
