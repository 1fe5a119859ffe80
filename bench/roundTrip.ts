/** What the product writes it reads back: the test of it at a count that is too long for every day. */
import { vitest } from './longTests.ts';
import { kept } from './verdict.ts';

const file = 'src/features/office/moving-in/server/roundTrip.test.ts';

export async function run(): Promise<void> {
  const code = await vitest([file], {});
  kept('100,000 people, exported and moved in again, are equal', code === 0, `exit code ${code}`);
}
