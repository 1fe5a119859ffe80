/** Promises that tests keep, each at counts too long for every day; two of them by measurement as well. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong, vitest } from './longTests.ts';
import { isLonger, waitsInOutage } from './outage.ts';
import { addPeople } from './people.ts';
import { openShop } from './product.ts';
import { compareTimes, isTelling } from './timing.ts';
import { kept } from './verdict.ts';

interface Promised {
  says: string;
  files: readonly string[];
  /** Figures that a test does not report because they are timings. */
  measure?: () => Promise<Finding>;
}
interface Finding {
  isKept: boolean;
  figures: string[];
}

/** With fewer, chance alone would make some kind stand out. */
const samples = 500;

const promises: Record<string, Promised> = {
  R2: {
    says: 'a power cut takes no commit that somebody was told of',
    files: ['src/server/db/disk.test.ts'],
  },
  R3: {
    says: 'notices that are late, doubled, reordered, lost, broken or forged leave what is true',
    files: [
      'src/features/sales/payments/server/storm.test.ts',
      'src/features/sales/refunds/server/storm.test.ts',
      'src/features/sales/instalments/server/storm.test.ts',
    ],
  },
  R4: {
    says: 'fifty calls at the same instant have one effect',
    files: [
      'src/features/sales/payments/server/races.test.ts',
      'src/features/sales/refunds/server/races.test.ts',
      'src/features/sales/instalments/server/races.test.ts',
      'src/features/accounts/sign-in/server/races.test.ts',
      'src/features/accounts/guardians/server/races.test.ts',
    ],
  },
  R5: {
    says: 'a provider or a bank that is away for an hour costs nobody a kopeck, and sales go on by themselves',
    files: [
      'src/features/sales/payments/server/outage.test.ts',
      'src/features/sales/instalments/server/bank.test.ts',
    ],
  },
  R6: {
    says: 'mails outlive an outage and kills, and nobody waits for them',
    files: ['src/features/accounts/sign-in/server/outage.test.ts', 'src/server/mail/mail.test.ts'],
    measure: nobodyWaits,
  },
  R8: {
    says: 'a database that cuts connections, hangs or is not there loses nothing and is told as such',
    files: ['src/server/db/postgres.test.ts', 'src/server/outbox/leases.test.ts', 'src/app/fullDisk.test.ts'],
  },
  R9: {
    says: 'a restoration that is killed leaves the old school or the new one',
    files: ['src/app/restoreKills.test.ts'],
  },
  R10: {
    says: 'a clock that jumps revives, doubles and locks nothing',
    files: ['src/app/clock.test.ts', 'src/features/accounts/sign-in/server/expiry.test.ts'],
  },
  R14: {
    says: 'migrations that are killed before any of their statements are repeated',
    files: ['src/server/db/migrate.test.ts'],
  },
  R16: {
    says: 'no transaction reads or rolls back what belongs to another',
    files: ['src/server/db/isolation.test.ts'],
  },
  R17: {
    says: 'what was open to a student stays open, counts alike everywhere, and is told as it is',
    files: ['src/features/talk/mailings/server/studentLives.test.ts'],
  },
  S1: {
    says: 'every call refuses everybody it is not for, and changes nothing then',
    files: ['src/app/rights.test.ts', 'src/app/access.test.ts'],
  },
  S2: {
    says: 'whatever is sent, no call fails on our side',
    files: ['src/app/hostile.test.ts', 'src/features/sales/payments/server/hostile.test.ts'],
  },
  S3: {
    says: 'nobody learns who is known here, by the answer, the work or the time',
    files: [
      'src/features/accounts/sign-in/server/enumeration.test.ts',
      'src/features/accounts/sign-in/server/vk.test.ts',
    ],
    measure: timesAlike,
  },
  S4: {
    says: 'passwords are not guessed',
    files: [
      'src/server/limits/guesses.test.ts',
      'src/server/limits/limits.test.ts',
      'src/features/accounts/sign-in/server/devices.test.ts',
    ],
  },
  S5: {
    says: 'an old token is refused on the very next request, by every process',
    files: [
      'src/features/office/people/server/closing.test.ts',
      'src/features/accounts/sign-in/server/ending.test.ts',
    ],
  },
  S6: {
    says: 'nobody signs in as somebody else by way of Google or VK',
    files: [
      'src/features/accounts/sign-in/server/google.test.ts',
      'src/features/accounts/sign-in/server/vk.test.ts',
      'src/features/accounts/sign-in/server/vk-codes.test.ts',
      'src/features/accounts/sign-in/server/vk-returns.test.ts',
      'src/features/accounts/sign-in/server/bindings.test.ts',
      'src/features/accounts/sign-in/server/takeover.test.ts',
    ],
  },
  S9: {
    says: 'a picture or a file is kept only as we made it anew, and never starves the others',
    files: [
      'src/server/pictures.test.ts',
      'src/server/privatePictures/privatePictures.test.ts',
      'src/server/http/pictureForm.test.ts',
      'src/features/casting/models/server/photos.test.ts',
      'src/features/records/uploads/server/receiving.test.ts',
      'src/features/records/uploads/server/uploads.test.ts',
    ],
  },
  S10: {
    says: 'lessons and materials open for those who own them, range by range',
    files: [
      'src/features/teaching/learning/server/opening.test.ts',
      'src/features/teaching/learning/server/videoOpening.test.ts',
      'src/features/teaching/materials/server/materials.test.ts',
    ],
  },
  S12: {
    says: 'the server fetches no address that somebody typed',
    files: [
      'src/features/teaching/lessons/rules/links.test.ts',
      'src/features/teaching/learning/server/videoOpening.test.ts',
    ],
  },
  S13: {
    says: 'browsers are led nowhere but to us and to whom we chose',
    files: ['src/app/redirects.test.ts', 'src/features/sales/payments/server/checkout.test.ts'],
  },
  S14: {
    says: 'no secret reaches the log, and a record is one line',
    files: ['src/app/leaks.test.ts', 'src/server/log.test.ts'],
  },
  S15: {
    says: 'every answer carries the headers that protect the reader',
    files: ['src/app/headers.test.ts'],
  },
  S18: {
    says: 'staff reach whom they may, by no detour others',
    files: ['src/features/office/people/server/staffAction.test.ts'],
  },
  S20: {
    says: 'costly calls are few an address, and bounded in all',
    files: ['src/server/limits/costly.test.ts', 'src/server/limits/pace.test.ts'],
  },
  owner: {
    says: 'what staff change shows at once, on every node and in every language',
    files: ['src/app/owner.test.ts'],
  },
  restoring: {
    says: 'a school comes back from a set of either engine on either',
    files: ['src/app/restore.test.ts'],
  },
  rating: {
    says: 'the score is between 0 and 100, and what is never said is not said',
    files: ['src/features/casting/rating/rules/formula.test.ts'],
  },
  orders: {
    says: 'no end of an order leaves money held behind it, and no more is suggested than is due',
    files: ['src/features/sales/refunds/server/histories.test.ts'],
  },
};

/** All of them, or those that the command names. */
export async function run(): Promise<void> {
  const named = process.argv.slice(3).filter((word) => !word.startsWith('-'));
  const unknown = named.filter((id) => !promises[id]);
  if (unknown.length > 0) throw new Error(`no such promise: ${unknown.join(', ')}`);
  console.log(`The ${isLong ? 'long' : 'short'} counts\n`);
  for (const [id, promised] of Object.entries(promises)) {
    if (named.length === 0 || named.includes(id)) await check(id, promised);
  }
}

async function check(id: string, { says, files, measure }: Promised): Promise<void> {
  const startedAt = performance.now();
  const findings = [await runTests(files)];
  if (measure) findings.push(await measure());
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const figures = [...findings.flatMap((finding) => finding.figures), `${seconds} s`];
  kept(
    `${id}, ${says}`,
    findings.every(({ isKept }) => isKept),
    figures.join('; '),
  );
}

interface TestReport {
  success: boolean;
  numPassedTests: number;
  testResults: {
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

async function runTests(files: readonly string[]): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-security-'));
  const [report, tally] = [join(folder, 'report.json'), join(folder, 'tally')];
  await writeFile(tally, '');
  const flags = ['--reporter=json', `--outputFile=${report}`, '--silent=true'];
  const code = await vitest([...flags, ...files], { PODIUM_TALLY: tally });
  const { success, numPassedTests, testResults } = JSON.parse(await readFile(report, 'utf8')) as TestReport;
  for (const { assertionResults, message } of testResults) {
    if (message) console.log(`    ! ${message}`);
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'failed') console.log(`    ! ${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
  }
  const told = summed(await readFile(tally, 'utf8'));
  await rm(folder, { recursive: true });
  return {
    isKept: code === 0 && success && numPassedTests > 0,
    figures: [`${numPassedTests} tests`, ...told],
  };
}

/** Totals that the tests reported, over both engines. */
function summed(tally: string): string[] {
  const counts = new Map<string, number>();
  for (const line of tally.split('\n').filter(Boolean)) {
    const { what, count } = JSON.parse(line) as { what: string; count: number };
    counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return [...counts].map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
}

async function timesAlike(): Promise<Finding> {
  const school = await openShop();
  const people = await addPeople(school, samples);
  try {
    const compared = await compareTimes(school, people, samples);
    for (const { call, kind, medianMs, auc } of compared)
      console.log(
        `    ${call.padEnd(16)}${kind.padEnd(20)}${medianMs.toFixed(2).padStart(7)} ms   AUC ${auc.toFixed(3)}`,
      );
    const telling = compared.filter(isTelling);
    const figures = [
      `${samples} answers of each kind at each call`,
      `${telling.length} of ${compared.length} tell`,
    ];
    return { isKept: telling.length === 0, figures };
  } finally {
    await people.close();
    await school.stop();
  }
}

async function nobodyWaits(): Promise<Finding> {
  const waits = await waitsInOutage(samples);
  const figures = waits.map(
    ({ call, upMs, awayMs }) => `${call} ${upMs.toFixed(1)} ms, in an outage ${awayMs.toFixed(1)} ms`,
  );
  return { isKept: !waits.some(isLonger), figures };
}
