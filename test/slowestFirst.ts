/** Order of the test files: the longest first, by their recorded seconds, so that a slow one does not end last. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import seconds from './seconds.json' with { type: 'json' };

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const recorded = new Map<string, number>(Object.entries(seconds));
    const secondsOf = ({ moduleId }: TestSpecification) =>
      recorded.get(relative(process.cwd(), moduleId)) ?? 0;
    return (await super.sort(files)).toSorted((a, b) => secondsOf(b) - secondsOf(a));
  }
}
