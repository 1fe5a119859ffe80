/** Turns on Node's compile cache before anything of ours is read: the second start is faster and smaller. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/podium'));
await import('./start.ts');
