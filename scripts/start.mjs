/**
 * Before anything of ours is read: settings of `.env`, and those of the allocator. In production what was built runs, in
 * development the sources, with Node's compile cache (docs/decisions/009).
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

if (existsSync('.env')) process.loadEnvFile();
if (process.argv.includes('--dev')) {
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/podium'));
  await import('./start.ts');
} else {
  giveBackWhatIsFreed();
  await import('../build/app/start.js');
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
