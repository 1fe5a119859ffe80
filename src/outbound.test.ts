/**
 * R12: the files that call somebody outside, each with its time limit and the tests that spoil the line and the
 * answers. A new file fails here until it has both.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sources } from '#test/sources.ts';

const outbound: Record<string, { limit: RegExp; tests: string[] }> = {
  'src/features/sales/payments/server/providers/calls.ts': {
    limit: /givesUpAfter/,
    tests: [
      'src/features/sales/payments/server/outage.test.ts',
      'src/features/sales/refunds/server/outage.test.ts',
      'src/features/sales/refunds/server/sendRefunds.test.ts',
    ],
  },
  'src/features/sales/instalments/server/providers/tbank.ts': {
    limit: /givesUpAfter/,
    tests: [
      'src/features/sales/instalments/server/outage.test.ts',
      'src/features/sales/instalments/server/bank.test.ts',
    ],
  },
  'src/features/accounts/sign-in/server/providers/outbound.ts': {
    limit: /givesUpAfter/,
    tests: [
      'src/features/accounts/sign-in/server/providers/outbound.test.ts',
      'src/features/accounts/sign-in/server/inTrouble.test.ts',
    ],
  },
  'src/features/talk/assistant/server/model/completion.ts': {
    limit: /signal/,
    tests: ['src/features/talk/assistant/server/model/model.test.ts'],
  },
  'src/features/talk/assistant/server/model/knowsModel.ts': {
    limit: /givesUpAfter/,
    tests: ['src/features/office/system/server/integrations.test.ts'],
  },
  'src/features/talk/notices/server/providers/telegram.ts': {
    limit: /givesUpAfter/,
    tests: [
      'src/features/talk/notices/server/outage.test.ts',
      'src/features/talk/notices/server/telegram.test.ts',
    ],
  },
  'src/features/publishing/school/server/providers/metrika.ts': {
    limit: /givesUpAfter/,
    tests: ['src/features/office/system/server/integrations.test.ts'],
  },
  'src/features/teaching/learning/server/providers/yandexdisk.ts': {
    limit: /givesUpAfter/,
    tests: ['src/features/teaching/learning/server/providers/yandexdisk.test.ts'],
  },
  'src/features/office/backups/server/bucketPlace.ts': {
    limit: /requestTimeout/,
    tests: ['src/features/office/backups/server/bucketPlace.test.ts'],
  },
  'src/server/mail/mail.ts': {
    limit: /givesUpAfter/,
    tests: [
      'src/server/mail/mail.test.ts',
      'src/server/mail/silence.test.ts',
      'src/features/accounts/sign-in/server/outage.test.ts',
    ],
  },
  'src/server/storage/bucket.ts': {
    limit: /requestTimeout/,
    tests: ['src/server/storage/bucket.test.ts'],
  },
};

/** Ways to reach somebody else. The database is not among them: every file of a store reaches it. */
const calls = /\bfetch\(|createTransport|new S3\(|\bhttps?\.request\(|\b(net|tls)\.connect\(|new WebSocket\(/;

it('each place that calls somebody else is known', async () => {
  const ofServer = await sources(/^src\/(server|features\/[^/]+\/[^/]+\/server|app)\/.*(?<!\.test)\.tsx?$/);
  const places = ofServer.filter(({ text }) => calls.test(text)).map(({ path }) => path);
  expect(places.toSorted()).toEqual(Object.keys(outbound).toSorted());
});

it.each(Object.entries(outbound))(
  '%s has a time limit, and its faults have tests',
  (file, { limit, tests }) => {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(limit);
    for (const test of tests)
      expect(readFileSync(join(root, test), 'utf8'), test).toMatch(
        /fault|misbehave|refuse|failBefore|hangs up|stall|away/i,
      );
  },
);
