/** The specification's table names tests: they exist, under these titles. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#test/sources.ts';

const areas = ['accounts', 'money', 'learning', 'models', 'support', 'panel'];
const rows = rowsOf(readFileSync(join(root, 'docs/specification.md'), 'utf8'));

it('every row says what shows it, or which area brings it', () => {
  expect(rows.length).toBeGreaterThan(300);
  const open = rows.filter(
    ({ proofs }) => proofs.length === 0 || proofs.some((proof) => kindOf(proof) === null),
  );
  expect(open.map(({ line }) => line)).toEqual([]);
});

it('every test that the table names exists, under its title', () => {
  const lost = rows.flatMap(({ line, proofs }) =>
    proofs.filter((proof) => isLost(proof)).map((proof) => `line ${line}: ${proof}`),
  );
  expect(lost, 'a test was renamed, moved or taken out: name what shows it now').toEqual([]);
});

interface Row {
  /** Line in the document, from 1. */
  line: number;
  asked: string;
  proofs: string[];
}

/** Rows of all tables, without their heads. */
function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n').map((text, index) => ({ text, line: index + 1 }));
  const inTables = lines.filter(({ text }) => text.startsWith('|'));
  return inTables
    .filter(({ text }, index) => !isRule(text) && !isRule(inTables[index + 1]?.text ?? ''))
    .map(({ text, line }) => {
      const [, asked = '', shown = ''] = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { line, asked, proofs: shown.split('<br>').filter((proof) => proof !== '') };
    });
}

function isRule(text: string): boolean {
  return /^\|(?:\s*:?-+:?\s*\|)+$/.test(text);
}

function kindOf(proof: string): 'test' | 'area' | 'gap' | null {
  if (/^`[^`]+` › \S/.test(proof)) return 'test';
  const [, area] = /^to come: (\w+)$/.exec(proof) ?? [];
  if (area !== undefined) return areas.includes(area) ? 'area' : null;
  return proof === 'no test yet' ? 'gap' : null;
}

function isLost(proof: string): boolean {
  const [, file, title] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
  if (file === undefined || title === undefined) return false;
  return !titlesOf(file).has(title.replaceAll('\\|', '|'));
}

const known = new Map<string, Set<string>>();

/** Titles of a file's tests, with `…` for the parts that come from its table. */
function titlesOf(file: string): Set<string> {
  const path = join(
    root,
    /^(?:e2e|src|simulators|scripts|test)\//.test(file) ? file : `src/features/${file}`,
  );
  const titles = known.get(path) ?? readTitles(path);
  known.set(path, titles);
  return titles;
}

function readTitles(path: string): Set<string> {
  if (!existsSync(path)) return new Set();
  const called = /(?:\b(?:it|test)|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`),/g;
  const found = [...readFileSync(path, 'utf8').matchAll(called)];
  return new Set(found.map(([, single, double, template]) => plain(single ?? double ?? template ?? '')));
}

function plain(title: string): string {
  return title.replace(/\$\{[^}]*\}|%[sdifjo]\b/g, '…').replace(/\\(.)/g, '$1');
}
