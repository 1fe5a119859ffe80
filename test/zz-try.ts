import { startEngines } from './engines.ts';
import { engines, freshDatabase } from './database.ts';
import { sql } from 'kysely';
let t = performance.now();
const lap = (w: string) => { console.log(w, (performance.now() - t).toFixed(1)); t = performance.now(); };
const e = await startEngines(); lap('start');
for (const engine of engines) {
  for (let i = 0; i < 3; i++) {
  const f = await freshDatabase(engine); lap(engine + ' fresh');
  console.log((await sql`select count(*) as n from jobs`.execute(f.database.handle)).rows); lap('query');
  await f.dispose(); lap('dispose');
  }
}
await e.stop(); lap('stop');
