/** Drawn lives of a talk, on both engines, at counts too long for every day. */
import { isLong, vitest } from './longTests.ts';
import { kept } from './verdict.ts';

export async function run(): Promise<void> {
  const code = await vitest(['src/features/talk/support/server/lives.test.ts'], {});
  kept(
    'no message of a visitor is left to nobody',
    code === 0,
    isLong ? '2,000 lives an engine' : '200 lives an engine',
  );
}
