/** Before anything of ours is read: settings of `.env`, and Node's compile cache (the second start is faster and smaller). */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

if (existsSync('.env')) process.loadEnvFile();
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/podium'));
await import('./start.ts');
