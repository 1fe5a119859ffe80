/**
 * R12: the places from which the server calls somebody else, each with its time limit and with the tests that spoil the
 * line and the answers. A new place fails here until it has both.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sources } from '#test/sources.ts';

const outbound: Record<string, { limit: RegExp; tests: string[] }> = {
  'src/features/payments/server/providers/calls.ts': {
    limit: /AbortSignal\.timeout/,
    tests: [
      'src/features/payments/server/outage.test.ts',
      'src/features/refunds/server/outage.test.ts',
      'src/features/refunds/server/sending.test.ts',
    ],
  },
  'src/features/instalments/server/providers/tbank.ts': {
    limit: /AbortSignal\.timeout/,
    tests: ['src/features/instalments/server/outage.test.ts', 'src/features/instalments/server/bank.test.ts'],
  },
  'src/features/sign-in/server/providers/outbound.ts': {
    limit: /AbortSignal\.timeout/,
    tests: [
      'src/features/sign-in/server/providers/outbound.test.ts',
      'src/features/sign-in/server/google.test.ts',
      'src/features/sign-in/server/vk.test.ts',
    ],
  },
  'src/features/assistant/server/model/completion.ts': {
    limit: /signal/,
    tests: ['src/features/assistant/server/model/model.test.ts'],
  },
  'src/features/notices/server/providers/telegram.ts': {
    limit: /AbortSignal\.timeout/,
    tests: ['src/features/notices/server/outage.test.ts', 'src/features/notices/server/telegram.test.ts'],
  },
  'src/features/learning/server/providers/yandexdisk.ts': {
    limit: /AbortSignal\.timeout/,
    tests: ['src/features/learning/server/providers/yandexdisk.test.ts'],
  },
  'src/server/mail/mail.ts': {
    limit: /AbortSignal\.timeout/,
    tests: [
      'src/server/mail/mail.test.ts',
      'src/server/mail/silence.test.ts',
      'src/features/sign-in/server/outage.test.ts',
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
  const ofServer = await sources(/^src\/(server|features\/[^/]+\/server|app)\/.*(?<!\.test)\.tsx?$/);
  const places = ofServer.filter(({ text }) => calls.test(text)).map(({ path }) => path);
  expect(places).toEqual(Object.keys(outbound).toSorted());
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
