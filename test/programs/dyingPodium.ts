/**
 * `podium <words>`, killed before one of its steps that outlast it: names and syncs of files, and statements of PostgreSQL.
 * Arguments: the settings as JSON, the step (0: none), the words. Says at its end how many steps there were.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

const [, , settings, at, ...words] = process.argv;
Object.assign(process.env, JSON.parse(settings!));
let steps = 0;

function step(): void {
  steps++;
  if (steps === Number(at)) process.kill(process.pid, 'SIGKILL');
}

for (const name of ['rename', 'link', 'rm'] as const) {
  const real = fs.promises[name] as (...given: unknown[]) => Promise<unknown>;
  Object.assign(fs.promises, {
    [name](...given: unknown[]) {
      step();
      return real(...given);
    },
  });
}
syncBuiltinESMExports();
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
Object.assign(pg.Client.prototype, {
  query(...given: unknown[]) {
    const [text] = given;
    if (typeof text === 'string' && /^(begin|commit|alter|create schema|drop schema)/.test(text)) step();
    return query.apply(this, given);
  },
});
process.on('exit', () => console.log(`steps ${steps}`));
process.argv.splice(2, Infinity, ...words);
await import('../../src/app/cli.ts');
