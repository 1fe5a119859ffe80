/**
 * What strangers' files and dates cost everybody else: 28 hostile tables and 20 hostile periods, one after another, in the
 * hands of staff, and the landing page meanwhile.
 */
import { analyticsApi } from '#features/office/analytics/contract.ts';
import { movingInApi } from '#features/office/moving-in/contract.ts';
import { uploadsApi, uploadsPath } from '#features/records/uploads/contract.ts';
import { aBook, hostileBooks } from '#test/foreignFiles.ts';
import { type Caller, call, signIn, startProduct } from './product.ts';
import { atMost, kept } from './verdict.ts';
import { atRest, watched } from './watching.ts';

const days = ['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31'];
/** Each day as both ends, and with one of ours at either end. */
const periods = days.flatMap((day) => [
  [day, day],
  [day, '2026-01-31'],
  ['2026-01-01', day],
  ['9999-12-01', day],
]);

export async function run(): Promise<void> {
  const product = await startProduct({ PODIUM_MODE: 'demo', DEMO_YEAR: 'off' });
  try {
    const admin = { url: product.url, token: await signIn(product.url, 'admin@podium.local') };
    const tables = await hostileTables();
    // What a start leaves behind is over then.
    await atRest(product);
    const rest = await atRest(product);
    const files = await watched(product, () => refusals(tables, (table) => moveIn(admin, table)));
    kept('files refused', files.value === tables.length, `${files.value} of ${tables.length}`);
    atMost('longest hold of the loop by a file', files.longestStallMs, rest.longestStallMs + 20, ' ms');
    atMost('landing page p99 beside files', files.pageP99Ms, rest.pageP99Ms * 4 + 20, ' ms');
    const dates = await watched(product, () => refusals(periods, (period) => ask(admin, period)));
    kept('periods refused', dates.value === periods.length, `${dates.value} of ${periods.length}`);
    atMost('longest hold of the loop by a period', dates.longestStallMs, rest.longestStallMs + 20, ' ms');
    atMost('landing page p99 beside periods', dates.pageP99Ms, rest.pageP99Ms * 4 + 20, ' ms');
  } finally {
    await product.stop();
  }
}

/** Workbooks that want to keep their reader busy, and tables of one endless line, one endless column, or nothing. */
async function hostileTables(): Promise<Buffer[]> {
  const books = await Promise.all(hostileBooks.map(([, parts]) => aBook(parts)));
  const lines = [Buffer.alloc(10_000_000, ';'), Buffer.alloc(10_000_000, '"'), Buffer.alloc(1_000, 0)];
  const cut = books.map((book) => book.subarray(0, book.length - 30));
  const twice = books.map((book) => Buffer.concat([book, book.subarray(4)]));
  const spoilt = books.slice(0, 4).map((book) => Buffer.from(book).fill(0xff, 40, 60));
  return [...books, ...lines, ...cut, ...twice, ...spoilt];
}

async function refusals<T>(things: readonly T[], send: (thing: T) => Promise<unknown>): Promise<number> {
  let refused = 0;
  for (const thing of things) {
    const said = await send(thing).then(
      () => '',
      (error: Error) => error.message,
    );
    if (/^4\d\d /.test(said)) refused += 1;
    else console.log(`  not refused: ${said || 'taken'}`);
  }
  return refused;
}

function ask(admin: Caller, [from, to]: string[]): Promise<unknown> {
  return call(admin, analyticsApi.show, { from, to } as never);
}

async function moveIn(admin: Caller, bytes: Buffer): Promise<unknown> {
  const headers = { authorization: `Bearer ${admin.token}`, 'tus-resumable': '1.0.0' };
  const isBook = bytes.subarray(0, 2).toString() === 'PK';
  const words = Object.entries({ purpose: 'table', name: isBook ? 'people.xlsx' : 'people.csv' }).map(
    ([key, value]) => `${key} ${btoa(value)}`,
  );
  const begun = await fetch(admin.url + uploadsPath, {
    method: 'POST',
    headers: { ...headers, 'upload-length': `${bytes.length}`, 'upload-metadata': words.join(',') },
  });
  const id = begun.headers.get('location')!.split('/').at(-1)!;
  await fetch(`${admin.url}${uploadsPath}/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  await call(admin, uploadsApi.finish, { id });
  return call(admin, movingInApi.begin, { upload_id: id });
}
