/**
 * Lists are read in each of their orders by an index of that order, which every column needs that one is sorted by; and
 * searched by an index as well.
 */
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Column } from '#shared/listing.ts';
import { rows } from '#test/rows.ts';
import { type Caller, makeWorld, type World } from '#test/world.ts';
import { features } from './features.ts';

const routes = features.flatMap((feature) => feature.routes ?? []);
const lists = features
  .flatMap((feature) => feature.listings ?? [])
  .flatMap(({ listing }) => {
    const route = routes.find(({ endpoint }) => endpoint.input === listing.query);
    return route ? [{ listing, endpoint: route.endpoint }] : [];
  });
const sorted = lists.flatMap(({ listing, endpoint }) =>
  Object.entries<Column>(listing.columns)
    .filter(([, { sort }]) => sort)
    .map(([sort]) => [`${listing.name} by ${sort}`, { endpoint, sort }] as const),
);

describe('a whole list, which SQLite reads by the index of its order', () => {
  let world: World;
  let staff: Caller;
  beforeAll(async () => {
    world = await makeWorld('sqlite');
    staff = await world.signedInAs('super_admin');
  });
  afterAll(() => world.dispose());

  it('by no value that may be null, which is beyond no other and would lose rows between two pages', async () => {
    const keys = await rows<{ index: string; table: string; column: string | null }>(
      world,
      `select name as "index", (select name from pragma_index_info(sqlite_schema.name) where seqno = 0) as "column",
        tbl_name as "table" from sqlite_schema where type = 'index' and instr(name, '_in_order_of_') > 0`,
    );
    expect(keys.length).toBeGreaterThan(40);
    const nullable = await rows<{ column: string }>(
      world,
      `select tables.name || '.' || columns.name as "column" from sqlite_schema as tables,
        pragma_table_info(tables.name) as columns where tables.type = 'table' and columns."notnull" = 0`,
    );
    const names = new Set(nullable.map(({ column }) => column));
    // The key that stands in for null is an expression, which has no column.
    expect(keys.filter(({ table, column }) => names.has(`${table}.${column}`))).toEqual([]);
  });

  it.each(sorted)('%s', async (_name, { endpoint, sort }) => {
    for (const direction of ['asc', 'desc']) {
      const { status } = await staff.call(endpoint, { sort, direction } as never);
      expect(status, direction).toBe(200);
    }
  });
});

describe('a search, for which PostgreSQL reads no whole table', () => {
  let world: World;
  let staff: Caller;
  beforeAll(async () => {
    world = await makeWorld('postgres');
    staff = await world.signedInAs('super_admin');
  });
  afterAll(() => world.dispose());

  /** With so few rows it chooses an index only where it may not do without; a plain one does not help to search. */
  const plan = ({ sql: text, parameters }: CompiledQuery) =>
    world.app.database.transaction(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_indexscan = off`.execute(tx);
      const { rows } = await tx.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
      return JSON.stringify(rows);
    });

  // A word, or a number in whatever way the list has of its own to find a row by it.
  it.each(lists.map(({ listing, endpoint }) => [listing.name, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      for (const search of ['соколова', 'Z-10500']) {
        const sent = await world.statements.during(async () => {
          expect((await staff.call(endpoint, { search } as never)).status).toBe(200);
        });
        const searched = sent.filter(({ sql: text }) => text.includes(' like '));
        expect(searched.length, search).toBeGreaterThan(0);
        for (const query of searched) expect(await plan(query), query.sql).not.toContain('Seq Scan');
      }
    },
  );
});

it('what is chosen from a few words has the same order in any language of a database', () => {
  const others = lists.flatMap(({ listing }) =>
    Object.values<Column>(listing.columns).flatMap((column) =>
      column.type === 'choice' && column.sort ? [column.values ?? []] : [],
    ),
  );
  for (const values of others)
    for (const language of ['ru', 'en'])
      expect(values.toSorted(new Intl.Collator(language).compare)).toEqual(values.toSorted());
});
