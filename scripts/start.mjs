/**
 * Before anything of ours is read: settings of `.env`, and who starts the product again when the panel asks for it
 * (docs/decisions/084). In production what was built runs, in development the sources, with Node's compile cache
 * (docs/decisions/009).
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Files that are written from here on are nobody else's to read.
process.umask(0o077);
// An export of everything would let the heap grow to the multiple of what it holds (docs/decisions/034).
setFlagsFromString('--heap-growing-percent=20');
// The environment the school was started with; a restart reads `.env` again.
const given = { ...process.env };
if (existsSync('.env')) process.loadEnvFile();
if (process.argv.includes('--dev')) {
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/podium'));
  await import('./start.ts');
} else {
  const bundle = join(import.meta.dirname, '../build/app/start.js');
  if (!existsSync(bundle)) {
    console.error('The server is not built. `npm start` builds it first; `npm run build` does it alone.');
    process.exitCode = 1;
  } else if (watchesItself()) {
    const { supervise } = await import('./supervise.mjs');
    supervise(import.meta.filename, given);
  } else await import(pathToFileURL(bundle).href);
}

/** Unless something else starts the product again, or it is the child already. */
function watchesItself() {
  const isChild = process.env.PODIUM_SUPERVISED !== undefined && process.send !== undefined;
  return !isChild && (process.env.PODIUM_SUPERVISOR || 'own') === 'own';
}
