/**
 * Draws the engines of a test that means the same on both: always SQLite, and PostgreSQL for a tenth of them. The
 * commit decides, so that each comes up within some commits and a failure repeats. PostgreSQL prepares all other
 * statements without running them (statements.ts).
 */
import { createHash } from 'node:crypto';
import type { Engine } from '#server/db/database.ts';
import { engines } from './database.ts';
import { both, engineVariables } from './engineVariables.ts';

/** For behaviour that rests on the database only as far as a statement that both understand. */
export function drawnEngines(title: string): readonly Engine[] {
  const draw = drawOf(title);
  return draw === both || draw % 10 === 0 ? engines : ['sqlite'];
}

/** For what takes a minute on each: one of them, by turns. */
export function drawnEngine(title: string): readonly Engine[] {
  const draw = drawOf(title);
  return draw === both ? engines : [engines[draw % 2]!];
}

function drawOf(title: string): number | typeof both {
  const commit = process.env[engineVariables.draw] ?? '';
  if (commit === both) return both;
  return createHash('sha256').update(`${commit} ${title}`).digest().readUInt32BE();
}
