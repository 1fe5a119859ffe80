/**
 * Before anything of ours is read: settings of `.env`. In production what was built runs, in development the sources,
 * with Node's compile cache (docs/decisions/009).
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Files that are written from here on are nobody else's to read.
process.umask(0o077);
if (existsSync('.env')) process.loadEnvFile();
if (process.argv.includes('--dev')) {
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/podium'));
  await import('./start.ts');
} else {
  const bundle = join(import.meta.dirname, '../build/app/start.js');
  if (existsSync(bundle)) await import(pathToFileURL(bundle).href);
  else {
    console.error('The server is not built. `npm start` builds it first; `npm run build` does it alone.');
    process.exitCode = 1;
  }
}
