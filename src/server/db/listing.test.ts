import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listing } from '#shared/listing.ts';
import { searchable } from '#shared/search.ts';
import { engines, type FreshDatabase, freshDatabase } from '#test/database.ts';
import { inByteOrder, storedList } from './listing.ts';
import { searchConditions } from './searchIndex.ts';

const peopleListing = listing({
  name: 'people',
  words: 'people',
  access: { see: 'users.view', export: 'users.view' },
  row: z.object({ id: z.string(), search: z.string() }),
  columns: { search: { type: 'text', sort: 'asc' } },
  sortedBy: 'search',
});
const wholeList = peopleListing.query.parse({});
const list = storedList(peopleListing, { table: 'people' });

describe.each(engines)('lists (%s)', (engine) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(engine);
    await sql`create table people (id text primary key, search text not null)`.execute(fresh.database.handle);
  });
  afterAll(() => fresh.dispose());

  const people = () => fresh.database.handle.withTables<{ people: { id: string; search: string } }>();
  async function store(rows: Record<string, string>): Promise<void> {
    await people().deleteFrom('people').execute();
    for (const [id, text] of Object.entries(rows)) {
      await people()
        .insertInto('people')
        .values({ id, search: searchable(text) })
        .execute();
    }
  }
  async function found(typed: string): Promise<string[]> {
    const query = people()
      .selectFrom('people')
      .select('id')
      .where((e) => e.and(searchConditions('search', typed)));
    return (await query.orderBy('id').execute()).map((row) => row.id);
  }

  test('a search finds people however their names are written', async () => {
    await store({
      alyona: 'Алёна Королёва alyona@example.com',
      wang: '王小明 wang@example.com',
      istvan: 'ISTVÁN Ősz istvan@example.com',
      strasse: 'Ｆｕｌｌ Width',
    });
    expect(await found('АЛЕНА')).toEqual(['alyona']);
    expect(await found('королева алёна')).toEqual(['alyona']);
    expect(await found('小明')).toEqual(['wang']);
    expect(await found('istván ŐSZ')).toEqual(['istvan']);
    expect(await found('full')).toEqual(['strasse']);
    expect(await found('example.com')).toEqual(['alyona', 'istvan', 'wang']);
    expect(await found('алёна wang')).toEqual([]);
    expect(await found('')).toHaveLength(4);
  });

  test('a telephone number is found as people write it', async () => {
    await store({ a: 'Анна +79161234567', b: 'Борис +79169999999' });
    expect(await found('8 (916) 123-45-67')).toEqual(['a']);
    expect(await found('+7 916 123 45 67')).toEqual(['a']);
    expect(await found('916')).toEqual(['a', 'b']);
  });

  test('while all pages are read, others have a turn after each', async () => {
    await store(Object.fromEntries(Array.from({ length: 2_100 }, (_, n) => [`p${n}`, `name${n}`])));
    let turns = 0;
    let isOver = false;
    const others = () => {
      turns++;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    const query = people().selectFrom('people').select('id');
    let pages = 0;
    for await (const rows of list.pages(people(), query, wholeList)) {
      if (rows.length === 0) continue;
      pages++;
      expect(turns).toBeGreaterThanOrEqual(pages - 1);
    }
    isOver = true;
    expect(pages).toBe(5);
  });

  test('a number is found by the letter of either alphabet', async () => {
    await store({
      order: 'anna@example.com Z-10001 x',
      student: 'Y-10002',
      paper: 'P-10482 а-4',
      old: 'З-20003',
    });
    for (const typed of ['Z-10001', 'З-10001', 'з10001', 'З 10001', 'з-1', 'anna з–10001'])
      expect(await found(typed), typed).toEqual(['order']);
    expect(await found('У-10002')).toEqual(['student']);
    for (const typed of ['Р-10482', 'п 10482', 'p10482'])
      expect(await found(typed), typed).toEqual(['paper']);
    expect(await found('а-4')).toEqual(['paper']);
    expect(await found('С-10001')).toEqual([]);
    for (const typed of ['z-20003', 'З-20003']) expect(await found(typed), typed).toEqual(['old']);
  });

  test('per cent, underscore and backslash stand for themselves', async () => {
    await store({ percent: '100% sure', under: 'snake_case', back: 'a\\b', plain: '100 snakexcase ab' });
    expect(await found('00%')).toEqual(['percent']);
    expect(await found('e_c')).toEqual(['under']);
    expect(await found('a\\b')).toEqual(['back']);
    for (const typed of ['%', '_', '\\', "'"]) expect(await found(typed), typed).toEqual([]);
  });

  test('any text is found by any of its own words', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((t) => !t.includes('\u0000'));
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), async (stored, pick) => {
        await store({ it: stored });
        const words = searchable(stored).split(' ');
        expect(await found(words[pick % words.length]!)).toEqual(['it']);
      }),
      { numRuns: 200 },
    );
  });

  test('texts come in the order of their bytes', async () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 8 })
      .filter((t) => t.isWellFormed() && !t.includes('\u0000'));
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(text, { maxLength: 12 }), async (texts) => {
        await people().deleteFrom('people').execute();
        for (const id of texts) await people().insertInto('people').values({ id, search: '' }).execute();
        const ordered = await people()
          .selectFrom('people')
          .select('id')
          .orderBy(inByteOrder(fresh.database.handle, 'id'))
          .execute();
        const expected = texts.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        expect(ordered.map((row) => row.id)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});
