/** Order of the test files. */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files with longer time limits run first, so that a slow one does not start last. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const slow = new Set(sorted.filter(({ moduleId }) => /timeout/i.test(readFileSync(moduleId, 'utf8'))));
    return [...slow, ...sorted.filter((file) => !slow.has(file))];
  }
}
