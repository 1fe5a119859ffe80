/** docs/specification.md is what the statements and the tests' tags make of it, and every statement has a test. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { specification, specificationFile, specificationOf } from '../scripts/specificationText.ts';

it('every statement is shown by a test, and every tag names statements and a test', () => {
  const { text, faults } = specification();
  expect(faults, 'CONTRIBUTING.md tells how tests are tagged').toEqual([]);
  expect(text.match(/^\| \d+ /gm)!.length).toBeGreaterThan(600);
});

it('the page is as the script writes it', () => {
  const isFresh = readFileSync(specificationFile, 'utf8') === specification().text;
  expect(isFresh, 'run `npm run specification`').toBe(true);
});

const statements = '# All\n\n7 A school\n8 Its a | b\n\n## Other\n\n9 A course\n';

it('a row names the tests whose tags have its number, in the order of files', () => {
  const { text, faults } = specificationOf(statements, [
    file("// spec: 7, 8\n// spec: 9\nit('says one’s name', () => {});"),
    file("// spec: 8\n// A reason.\nit.each([\n  ['x', f(1)],\n])('of $who is %s', () => {});"),
  ]);
  expect(faults).toEqual([]);
  expect(text).toBe(
    `# All\n\n${head}| 7 | A school | ${a} › says one’s name |\n` +
      `| 8 | Its a \\| b | ${a} › says one’s name<br>${a} › of … is … |\n` +
      `\n## Other\n\n${head}| 9 | A course | ${a} › says one’s name |\n`,
  );
});

it('a statement without a test and a tag without a statement or a test are faults', () => {
  const tests = "// spec: 7, 10\nit('is', () => {});\n\n// spec: 8\n\nit('is not below', () => {});\n";
  expect(specificationOf(statements, [file(tests)]).faults).toEqual([
    '9 is shown by no test',
    'src/features/a.test.ts:1: no statement has the number 10',
    'src/features/a.test.ts:4: no test stands directly below',
  ]);
  expect(specificationOf('7 A\n7 B\n', [file("// spec: 7\nit('is', () => {});")]).faults).toEqual([
    '7 stands twice',
  ]);
});

const head = '| No. | What is asked | Shown by |\n| --- | --- | --- |\n';
const a = '`a.test.ts`';

function file(text: string) {
  return { path: 'src/features/a.test.ts', text };
}
