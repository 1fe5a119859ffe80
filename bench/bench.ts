/**
 * `npm run bench <name>`: measurements. Each prints its figures, the limits they were compared with, and
 * whether they hold.
 */
import { report } from './verdict.ts';

interface Bench {
  /** The promise that it guards, if it is one by a number. */
  guards?: string;
  help: string;
  /** Prints as it goes. */
  run: () => Promise<void>;
}

const benches: Record<string, Bench> = {
  promises: {
    guards: 'R2–R6, R8–R10, R14, R16, R17, S1–S6, S9, S10, S12–S15, S18, S20',
    help: 'tests at their counts, a line a promise. -- S3 R6: these alone; -- --long: the long counts',
    run: async () => (await import('./promises.ts')).run(),
  },
  crash: {
    guards: 'R1',
    help: '40 kills an engine while 8 people buy; nothing paid is lost or doubled. -- --long: 500',
    run: async () => (await import('./crash.ts')).run(),
  },
  restarts: {
    guards: 'R8',
    help: '10 crashes of PostgreSQL and 100 ended connections while people buy. -- --long: 50 and 500',
    run: async () => (await import('./crash.ts')).runOnCrashingDatabase(),
  },
  restarting: {
    guards: 'R11',
    help: '20 restarts from the panel while people ask. -- --long: 100',
    run: async () => (await import('./restarting.ts')).run(),
  },
  jobs: {
    guards: 'R13',
    help: '10,000 jobs of 4 workers on PostgreSQL, of which 100 are killed',
    run: async () => (await import('./jobs.ts')).run(),
  },
  disk: {
    guards: 'R2, R7',
    help: 'a disk that refuses, forgets, fills up and hangs: nothing acknowledged is lost; needs FUSE',
    run: async () => (await import('./disk.ts')).run(),
  },
  backups: {
    guards: 'R9',
    help: 'ten sets of a school that sells, each restored. -- --sets 10 --people 30000 --uploads 1000',
    run: async () => (await import('./backups.ts')).run(),
  },
  'first-backup': {
    guards: 'R9',
    help: 'the first set of 1 GB of films and 200,000 orders: its time and room. -- --orders 200000 --megabytes 1000',
    run: async () => (await import('./firstBackup.ts')).run(),
  },
  pictures: {
    guards: 'S9',
    help: 'a hundred photos of 5 MB at the same instant, and a hundred hostile files',
    run: async () => (await import('./pictures.ts')).run(),
  },
  strangers: {
    guards: 'S20',
    help: 'the public page while a stranger asks for all that is drawn, read or redrawn for anybody',
    run: async () => (await import('./strangers.ts')).run(),
  },
  foreign: {
    guards: 'S2',
    help: 'hostile tables and periods in the hands of staff: refused, how long each holds the loop, and the landing page meanwhile',
    run: async () => (await import('./foreign.ts')).run(),
  },
  pages: {
    help: 'the cached landing page against bare Fastify with the same bytes; needs wrk',
    run: async () => (await import('./pages.ts')).run(),
  },
  size: {
    help: 'what a browser loads for the landing page',
    run: async () => (await import('./size.ts')).run(),
  },
  lighthouse: {
    help: 'the landing page as a phone sees it, five runs in each language',
    run: async () => (await import('./lighthouse.ts')).run(),
  },
  start: {
    help: 'time to the first answer, memory when idle, and how soon the demo has its year',
    run: async () => (await import('./start.ts')).run(),
  },
  assistant: {
    help: 'right answers of the assistant by language, and how long one takes at 100 questions a second',
    run: async () => (await import('./assistant.ts')).run(),
  },
  languages: {
    help: 'a copy of the product with Arabic: compiled, built, and drawn from right to left in a browser',
    run: async () => (await import('./languages.ts')).run(),
  },
  'moving-in': {
    help: 'a school of 10,000 people and 15,000 orders moves in, killed three times in between',
    run: async () => (await import('./movingIn.ts')).run(),
  },
  'round-trip': {
    help: 'people, orders, progress and certificates of 100,000 are exported and moved in again, equal',
    run: async () => (await import('./roundTrip.ts')).run(),
  },
  scale: {
    help: 'every question of the panel in a school of 400,000 orders. -- 2000: people; --only word; --long',
    run: async () => (await import('./scale.ts')).run(),
  },
  exports: {
    help: 'all 400,000 orders of a large school as files. -- 20000: people',
    run: async () => (await import('./exports.ts')).run(),
  },
  talks: {
    help: '200 drawn lives of a talk an engine: every message is seen, announced or answered. -- --long: 2,000',
    run: async () => (await import('./talks.ts')).run(),
  },
  house: {
    help: 'how the features hang together: cycles, and imports up the ladder. -- --upward: each of these',
    run: async () => (await import('./house.ts')).run(),
  },
};

const chosen = benches[process.argv[2] ?? ''];
if (chosen) {
  await chosen.run();
  process.exitCode = report();
} else {
  console.log('npm run bench <name>\n');
  for (const [name, { guards, help }] of Object.entries(benches))
    console.log(`  ${name.padEnd(12)} ${help}${guards ? ` (${guards})` : ''}`);
  process.exitCode = process.argv[2] ? 1 : 0;
}
