/**
 * docs/specification.md, made of docs/statements.txt (what is asked, with the number of each statement) and of the tags
 * in the tests: `// spec: 278, 280` directly above a test names the statements that it shows.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
export const specificationFile = join(root, 'docs/specification.md');

export interface Specification {
  /** The document. */
  text: string;
  /** Statements without a test, tags without a statement or a test. */
  faults: string[];
}

/** Makes the document from the files of this checkout. */
export function specification(): Specification {
  const files = globSync(['{src,simulators,scripts,demo,test}/**/*.test.ts', 'e2e/*.spec.ts'], { cwd: root });
  const sources = files
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return specificationOf(readFileSync(join(root, 'docs/statements.txt'), 'utf8'), sources);
}

/** Makes the document from the statements and the tests' sources. */
export function specificationOf(
  statements: string,
  sources: { path: string; text: string }[],
): Specification {
  const tags = sources.flatMap(({ path, text }) => tagsIn(path, text));
  const shown = new Map<number, string[]>();
  for (const { numbers, test } of tags)
    for (const number of numbers) shown.set(number, [...(shown.get(number) ?? []), test]);
  const numbers = statements.split('\n').flatMap((line) => statementIn(line)?.number ?? []);
  return {
    text: statements.replaceAll(/^(?:\d+ .+\n)+/gm, (lines) => table(lines, shown)),
    faults: [
      ...numbers.filter((number, index) => numbers.indexOf(number) < index).map((n) => `${n} stands twice`),
      ...numbers.filter((number) => !shown.has(number)).map((number) => `${number} is shown by no test`),
      ...tags.flatMap((tag) => faultsOf(tag, numbers)),
    ],
  };
}

function statementIn(line: string): { number: number; asked: string } | null {
  const [, number, asked = ''] = /^(\d+) (.+)$/.exec(line) ?? [];
  return number === undefined ? null : { number: Number(number), asked };
}

function table(lines: string, shown: Map<number, string[]>): string {
  const rows = lines.split('\n').flatMap((line) => statementIn(line) ?? []);
  const cells = rows.map(({ number, asked }) => {
    const tests = shown.get(number) ?? [];
    return `| ${number} | ${escaped(asked)} | ${tests.map(escaped).join('<br>')} |\n`;
  });
  return `| No. | What is asked | Shown by |\n| --- | --- | --- |\n${cells.join('')}`;
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|');
}

interface Tag {
  /** File and line. */
  place: string;
  numbers: number[];
  /** File and title of the test below; empty where there is none. */
  test: string;
}

function tagsIn(path: string, text: string): Tag[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, numbers] = /^\s*\/\/ spec:(.*)$/.exec(line) ?? [];
    if (numbers === undefined) return [];
    const title = titleBelow(lines.slice(index + 1));
    const test = title === '' ? '' : `\`${path.replace(/^src\/features\//, '')}\` › ${title}`;
    return { place: `${path}:${index + 1}`, numbers: numbers.split(',').map(Number), test };
  });
}

/** Title of the test directly below; several tags may stand one under another. */
function titleBelow(lines: string[]): string {
  const from = lines.findIndex((line) => !/^\s*\/\//.test(line));
  if (!/^\s*(?:for \(.*\)\s*)?(?:it|test)\b|^\s*for \(.*\)$/.test(lines[from] ?? '')) return '';
  const called = /(?:\b(?:it|test)|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`),/;
  const [, single, double, template] = called.exec(lines.slice(from).join('\n')) ?? [];
  const title = single ?? double ?? template ?? '';
  return title.replace(/\$\{[^}]*\}|\$[a-z]\w*|%[sdifjo]\b/g, '…').replace(/\\(.)/g, '$1');
}

function faultsOf({ place, numbers, test }: Tag, known: number[]): string[] {
  const unknown = numbers.filter((number) => !known.includes(number));
  return [
    ...unknown.map((number) => `${place}: no statement has the number ${number}`),
    ...(test === '' ? [`${place}: no test stands directly below`] : []),
  ];
}
