import { wayToBaseline } from '#server/db/baseline.ts';
import type { SetProblem } from '../rules/sets.ts';

/** Why a set cannot be made, opened or trusted; `message` says it to an operator in one line. */
export class SetError extends Error {
  readonly problem: SetProblem;

  constructor(problem: SetProblem, options: { cause?: unknown; detail?: string } = {}) {
    super(`${lines[problem]}${options.detail ? `: ${options.detail}` : ''}`, { cause: options.cause });
    this.problem = problem;
  }
}

const lines: Record<SetProblem, string> = {
  no_key: 'there is no key yet: make one by `npm run podium -- backup keys`, or in the panel',
  no_room: 'too little room is left on the disk',
  not_found: 'there is no such set',
  wrong_key: 'the key does not open this set: it was made for another one',
  damaged: 'the set is damaged or incomplete',
  file_damaged: 'a copy of a file is damaged or missing',
  newer: 'the set was made by a later version of Podium: update Podium first',
  older: `the set was made by an old version of Podium: restore it with that version, and ${wayToBaseline}`,
  too_costly: 'it takes too long or too much memory: test it by `npm run podium -- backup test`',
  differs: 'what the set holds does not add up to what it says',
  running: 'a backup is being made already',
  in_use: 'the database is in use: stop Podium first',
  forged: 'the label says something else than the school has signed',
  not_ours: 'the school has not signed this set',
  no_signer:
    'the key that signs the sets is gone from DATA_DIR: bring backup-signing-key back, or make new keys by `npm run podium -- backup keys --replace`',
  unknown: 'something unforeseen went wrong',
};
