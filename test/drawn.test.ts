import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from './database.ts';
import { drawnEngine, drawnEngines } from './drawn.ts';
import { both, engineVariables } from './engineVariables.ts';

const titles = Array.from({ length: 1000 }, (_, index) => `title ${index}`);
const shareOf = (draw: (title: string) => readonly string[]) =>
  titles.filter((title) => draw(title).includes('postgres')).length / titles.length;

describe('what runs on PostgreSQL is drawn by the commit', () => {
  let before: string | undefined;
  beforeEach(() => {
    before = process.env[engineVariables.draw];
    process.env[engineVariables.draw] = 'a commit';
  });
  afterEach(() => {
    process.env[engineVariables.draw] = before;
  });

  it('a tenth beside SQLite, or half in its place', () => {
    expect(shareOf(drawnEngines)).toBeGreaterThan(0.07);
    expect(shareOf(drawnEngines)).toBeLessThan(0.13);
    expect(titles.every((title) => drawnEngines(title).includes('sqlite'))).toBe(true);
    expect(shareOf(drawnEngine)).toBeGreaterThan(0.4);
    expect(shareOf(drawnEngine)).toBeLessThan(0.6);
    expect(titles.every((title) => drawnEngine(title).length === 1)).toBe(true);
  });

  it('the same each time, and something else with the next commit', () => {
    const first = titles.map((title) => drawnEngines(title).length);
    expect(titles.map((title) => drawnEngines(title).length)).toEqual(first);
    process.env[engineVariables.draw] = 'the next commit';
    expect(titles.map((title) => drawnEngines(title).length)).not.toEqual(first);
  });

  it('everything, where that is asked', () => {
    process.env[engineVariables.draw] = both;
    expect(titles.every((title) => drawnEngines(title) === engines)).toBe(true);
    expect(titles.every((title) => drawnEngine(title) === engines)).toBe(true);
  });
});
