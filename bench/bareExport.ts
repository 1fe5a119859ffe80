/** The same rows by a bare query and a bare writer, in this process: what an export would cost without the product. */
import { createDeflateRaw } from 'node:zlib';
import BetterSqlite from 'better-sqlite3';
import { stringify } from 'csv-stringify/sync';
import pg from 'pg';
import type { LargeProduct } from './largeProduct.ts';

const rowsAtOnce = 500;
const query = `select number, email, name, phone, course_title, amount_kopecks, status, created_at, paid_at,
  (select code from promo_codes where id = orders.promo_code_id) as promo_code, is_duplicate, money,
  case when exists (select 1 from payments where order_id = orders.id and status = 'pending' and held_at is not null)
    then 1 else 0 end as is_held
  from orders order by created_at desc, id desc`;

type Row = readonly (string | number | null)[];

export async function bareRate(
  product: Pick<LargeProduct, 'engine' | 'databaseAt'>,
  format: 'csv' | 'xlsx',
): Promise<{ rows: number; perSecond: number }> {
  const batches =
    product.engine === 'sqlite' ? fromSqlite(product.databaseAt) : fromPostgres(product.databaseAt);
  const startedAt = performance.now();
  const rows = await (format === 'csv' ? writeCsv(batches) : writeSheet(batches));
  return { rows, perSecond: rows / ((performance.now() - startedAt) / 1000) };
}

async function* fromSqlite(file: string): AsyncGenerator<Row[]> {
  const connection = new BetterSqlite(file, { readonly: true });
  try {
    let batch: Row[] = [];
    for (const row of connection.prepare(query).raw().iterate()) {
      batch.push(row as Row);
      if (batch.length < rowsAtOnce) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  } finally {
    connection.close();
  }
}

async function* fromPostgres(url: string): AsyncGenerator<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`begin; declare bare no scroll cursor for ${query}`);
    for (;;) {
      const { rows } = await client.query({ text: `fetch ${rowsAtOnce} from bare`, rowMode: 'array' });
      if (rows.length === 0) return;
      yield rows as Row[];
    }
  } finally {
    await client.end();
  }
}

async function writeCsv(batches: AsyncIterable<Row[]>): Promise<number> {
  let [rows, bytes] = [0, 0];
  for await (const batch of batches) {
    bytes += Buffer.byteLength(stringify(batch as unknown[][], { delimiter: ';' }));
    rows += batch.length;
  }
  if (bytes === 0) throw new Error('nothing was written');
  return rows;
}

/** One sheet of a workbook: its XML, packed. */
async function writeSheet(batches: AsyncIterable<Row[]>): Promise<number> {
  const packed = createDeflateRaw();
  const ended = packed.resume();
  let rows = 0;
  for await (const batch of batches) {
    const text = batch.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
    if (!packed.write(text)) await new Promise((resolve) => packed.once('drain', resolve));
    rows += batch.length;
  }
  await new Promise((resolve) => ended.once('end', resolve) && packed.end());
  return rows;
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  const text = (value ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c t="inlineStr"><is><t>${text}</t></is></c>`;
}
