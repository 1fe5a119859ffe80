/**
 * Before anything of ours is read: settings of `.env`, and those of the allocator. In production what was built runs, in
 * development the sources, with Node's compile cache (docs/decisions/009).
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

if (existsSync('.env')) process.loadEnvFile();
if (process.argv.includes('--dev')) {
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/podium'));
  await import('./start.ts');
} else {
  giveBackWhatIsFreed();
  const bundle = join(import.meta.dirname, '../build/app/start.js');
  if (existsSync(bundle)) await import(pathToFileURL(bundle).href);
  else {
    console.error('The server is not built. `npm start` builds it first; `npm run build` does it alone.');
    process.exitCode = 1;
  }
}

/**
 * glibc keeps what was freed once a block as large as a password's hash needs (19 MB) has been asked for: each thread
 * that ever hashed would hold that much for good. A fixed threshold ends this. It is read as a process begins, so this
 * one begins anew, under the same number.
 */
function giveBackWhatIsFreed() {
  const { platform, env, execPath, execArgv, argv } = process;
  if (platform !== 'linux' || env.MALLOC_TRIM_THRESHOLD_) return;
  const args = [execPath, ...execArgv, ...argv.slice(1)];
  process.execve(execPath, args, { ...env, MALLOC_TRIM_THRESHOLD_: '131072' });
}
