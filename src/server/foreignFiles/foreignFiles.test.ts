/** Strangers' files are read apart: within limits, one after the other, and forwards only. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBook, anArchive, aSheet, aWorkbook, hostileBooks } from '#test/foreignFiles.ts';
import { makeFolderStorage } from '../storage/folder.ts';
import type { Storage } from '../storage/storage.ts';
import { newId } from '../tokens.ts';
import { readRows, typeOfFile } from './foreignFiles.ts';
import { openWorkbook } from './workbook.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-'));
  storage = makeFolderStorage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const enough = { processorMs: 60_000, memoryBytes: 1e9, ms: 60_000 };

describe('a table that somebody sent', () => {
  it.each(hostileBooks)('of %s is refused, and nothing is kept of it', async (_title, parts) => {
    expect(await read(await aBook(parts))).toEqual({ problem: 'damaged', line: 1 });
    expect(await readdir(join(folder, 'rows')).catch(() => [])).toEqual([]);
  });

  it('of one endless line is refused by its first columns', async () => {
    expect(await read(Buffer.alloc(10_000_000, ';'))).toEqual({ problem: 'too_many_columns', line: 1 });
  });

  it('of millions of cells is refused', async () => {
    const bytes = Buffer.from(`email\n${`${';'.repeat(199)}x\n`.repeat(20_001)}`);
    expect(await read(bytes)).toMatchObject({ problem: 'too_many_cells' });
  });

  it('may not unpack to more than is allowed, over all of its parts together', async () => {
    const texts = `<sst>${'<si><t>a</t></si>'.repeat(1000)}</sst>`;
    const bytes = await aBook({ texts, styles: `<styleSheet>${' '.repeat(10_000)}</styleSheet>` });
    const opened = async (left: number) => Array.fromAsync((await openWorkbook(bytes, { left })).rows);
    expect(await opened(30_000)).toHaveLength(2);
    await expect(opened(25_000)).rejects.toMatchObject({ problem: 'too_large' });
  });

  it.each([
    ['time', { ...enough, processorMs: 300 }],
    ['memory', { ...enough, memoryBytes: 120e6 }],
  ])('may not take more %s than is allowed; the next one is read', async (_title, most) => {
    const texts = `<sst>${'<si><t>a</t></si>'.repeat(2_000_000)}</sst>`;
    expect(await read(await aBook({ texts }), most)).toEqual({ problem: 'too_costly', line: 1 });
    expect(await read(await aBook())).toEqual({ rows: 1 });
  });

  it('waits until the one before it is read', async () => {
    const order: string[] = [];
    const watched: Storage = {
      ...storage,
      read(file, range) {
        order.push(file);
        return storage.read(file, range);
      },
    };
    const files = await Promise.all([kept(Buffer.alloc(3_000_000, 'a\n')), kept(await aBook())]);
    await Promise.all(files.map((each) => readRows({ ...each, storage: watched }, into())));
    expect(order).toEqual([...Array(6).fill(files[0]!.file), files[1]!.file]);
  });

  it('keeps what a workbook says of its numbers', async () => {
    const style = '<numFmts><numFmt numFmtId="164" formatCode="0.0%"/></numFmts>';
    const styles = `<styleSheet>${style}<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
    const cells = [
      '<c r="A2" t="inlineStr"><is><r><t>A</t></r><rPh><t>x</t></rPh><r><t>&amp;b</t></r></is></c>',
      '<c r="B2" s="1"><v>0.87</v></c><c s="2"><v>45352</v></c><c r="E2"><v>12500.100000000001</v></c>',
      '<c r="F2" t="e"><v>#N/A</v></c><c r="XFD2" s="1"/>',
    ];
    const head = '<row r="1"><c t="inlineStr"><is><t> Email </t></is></c></row>';
    const book = `<x:workbook xmlns:x="y"><x:workbookPr date1904="1"/></x:workbook>`;
    const path = into();
    const sheet = aSheet(
      `${head}<row r="2">${cells.join('')}</row><row r="1048576"><c r="A1048576" s="1"/></row>`,
    );
    expect(await read(await aBook({ book, styles, sheet }), enough, path)).toEqual({ rows: 1 });
    const lines = (await readFile(path, 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { headings: ['Email'], isFrom1904: true, encoding: null, titles: 0 },
      {
        line: 2,
        cells: ['A&b', '0.87', '45352', '', '12500.1'],
        formats: { 1: '0.0%', 2: 'dd.mm.yyyy', 4: 'General' },
      },
    ]);
  });
});

describe('a file that somebody sent', () => {
  it.each([
    ['a small workbook', () => aWorkbook(), xlsx],
    [
      'a large one',
      () => aWorkbook(Array.from({ length: 5000 }, (_, n) => [`p${n}@example.com`, newId()])),
      xlsx,
    ],
    ['another archive', () => anArchive({ 'notes.txt': 'xl/workbook.xml' }), 'application/zip'],
    ['text', async () => Buffer.from('email;имя\n'), null],
  ])('is told for what it is: %s', async (_title, make, type) => {
    expect(await typeOfFile({ ...(await kept(await make())), storage })).toMatchObject({ type });
  });
});

const into = () => join(folder, 'rows', newId());

async function read(bytes: Buffer, most = enough, path = into()) {
  return readRows({ ...(await kept(bytes)), storage }, path, most);
}

async function kept(bytes: Buffer) {
  const file = newId();
  await writeFile(join(folder, file), bytes);
  return { file, sizeBytes: bytes.length };
}
