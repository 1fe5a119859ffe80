/**
 * `npm run bench <name>`: measurements. Each prints its figures, the limits they were compared with, and
 * whether they hold.
 */
import { report } from './verdict.ts';

interface Bench {
  help: string;
  /** The module to run; it prints as it goes. */
  load: () => Promise<{ run: () => Promise<void> }>;
}

const benches: Record<string, Bench> = {
  pages: {
    help: 'the cached landing page against bare Fastify with the same bytes',
    load: () => import('./pages.ts'),
  },
  api: {
    help: 'the public list and authorised reads on SQLite, against bare Fastify',
    load: () => import('./api.ts'),
  },
  accounts: {
    help: 'signing in, and reads of people who are signed in, on both engines',
    load: () => import('./accounts.ts'),
  },
  start: { help: 'time to the first answer, and memory when idle', load: () => import('./start.ts') },
  demo: {
    help: 'how soon the demo school has the year behind it, on both engines',
    load: () => import('./demo.ts'),
  },
  'moving-in': {
    help: 'a school of 10,000 people and 15,000 orders moves in, killed three times in between',
    load: () => import('./movingIn.ts'),
  },
  periods: {
    help: 'analytics of any period in a large school with two years of visits, studies, refunds and talks',
    load: () => import('./periods.ts'),
  },
  size: { help: 'what a browser loads for the landing page', load: () => import('./size.ts') },
  panel: {
    help: "the panel's screens over slow networks: requests, bytes, seconds, and the way to the first row",
    load: () => import('./panel.ts'),
  },
  cabinet: {
    help: 'the cabinet and a lesson over a slow network: requests, and seconds until they stand',
    load: () => import('./cabinet.ts'),
  },
  editor: {
    help: 'how soon the page beside its form shows what is typed',
    load: () => import('./editor.ts'),
  },
  lighthouse: {
    help: 'the landing page as a phone sees it, five runs in each language',
    load: () => import('./lighthouse.ts'),
  },
  house: {
    help: 'how the features hang together: cycles, and imports up the ladder. -- --upward: each of these',
    load: () => import('./house.ts'),
  },
  jobs: {
    help: '10,000 jobs of 4 workers on PostgreSQL, of which 100 are killed (R13)',
    load: () => import('./jobs.ts'),
  },
  crash: {
    help: '40 kills an engine while 8 people buy; nothing paid is lost or doubled (R1). -- --long: 500 kills',
    load: () => import('./crash.ts'),
  },
  restarts: {
    help: '10 crashes of PostgreSQL and 100 ended connections while people buy (R8). -- --long: 50 and 500',
    load: () => import('./restarts.ts'),
  },
  restarting: {
    help: '20 restarts from the panel while people ask (R11). -- --long: 100',
    load: () => import('./restarting.ts'),
  },
  races: {
    help: 'fifty calls at the same instant, 20 rounds of each kind on both engines (R4)',
    load: () => import('./races.ts'),
  },
  checkout: {
    help: 'the rate of create_payment and of whole purchases, SQLite beside PostgreSQL',
    load: () => import('./checkout.ts'),
  },
  learning: {
    help: '200 students who watch at once, and how long their reports take, on both engines',
    load: () => import('./learning.ts'),
  },
  assistant: {
    help: 'right answers of the assistant by language, and how long one takes at 100 questions a second',
    load: () => import('./assistant.ts'),
  },
  hostile: {
    help: '200 hostile requests to each endpoint (S2). -- --long: 5,000',
    load: () => import('./hostile.ts'),
  },
  security: {
    help: 'every promise about security: a line each. -- S3 R6: these alone; -- --long: the long counts',
    load: () => import('./security.ts'),
  },
  guesses: {
    help: '10,000 guesses at passwords from one address and from 300 (S4)',
    load: () => import('./guesses.ts'),
  },
  storm: {
    help: "10,000 sequences of the payment provider's notices, spoilt in every way (R3)",
    load: () => import('./storm.ts'),
  },
  support: {
    help: '500 visitors with open streams, all of them answered: memory, and how soon an answer is there',
    load: () => import('./support.ts'),
  },
  uploads: {
    help: 'a film of 2 GB over a line that breaks five times: intact, and memory at rest. -- 512: megabytes',
    load: () => import('./uploads.ts'),
  },
  pictures: {
    help: 'a hundred photos of 5 MB at the same instant, and a hundred hostile files (S9)',
    load: () => import('./pictures.ts'),
  },
  migrations: {
    help: 'migrations killed before each statement, on both engines (R14)',
    load: () => import('./migrations.ts'),
  },
  disk: {
    help: 'a disk that refuses, forgets, fills up and hangs: nothing acknowledged is lost; needs FUSE',
    load: () => import('./disk.ts'),
  },
  rating: {
    help: "100,000 random sets of answers to each property of the rating's formula",
    load: () => import('./rating.ts'),
  },
  strangers: {
    help: 'the public page while a stranger asks for all that is drawn, read or redrawn for anybody',
    load: () => import('./strangers.ts'),
  },
  scale: {
    help: 'every list, filter, order and search of a school of 200,000 people, 400,000 orders and 2 million visits, and the landing page meanwhile, on both engines. -- 2000: people; --long: ten million visits; --only word: questions that have it',
    load: () => import('./scale.ts'),
  },
  exports: {
    help: 'all 400,000 orders of a large school as files, on both engines: rate, memory, and the landing page meanwhile. -- 20000: people',
    load: () => import('./exports.ts'),
  },
  backups: {
    help: 'ten sets of a school that sells, each restored, and kills in the middle (R7, R9). -- --sets 10 --people 30000 --uploads 1000 --kills 20',
    load: () => import('./backups.ts'),
  },
  interleavings: {
    help: '5,000 interleavings of transactions on each engine (R16)',
    load: () => import('./interleavings.ts'),
  },
};

const chosen = benches[process.argv[2] ?? ''];
if (chosen) {
  const { run } = await chosen.load();
  await run();
  process.exitCode = report();
} else {
  console.log('npm run bench <name>\n');
  for (const [name, { help }] of Object.entries(benches)) console.log(`  ${name.padEnd(14)} ${help}`);
  process.exitCode = process.argv[2] ? 1 : 0;
}
