/** Every format of an export, read back by a reader that is not the one who wrote it. */
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { contextOf } from '#server/context.ts';
import type { ListReader } from '#server/csv.ts';
import { type ListFormat, listFormats, listing, type Words } from '#shared/listing.ts';
import { pdfText } from '#test/pdfText.ts';
import { type Caller, describeOnEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { sheetsOf } from './sheets.ts';

const payloads = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  ' =1',
  "'=1",
  '"=1',
  '=HYPERLINK("x")',
  '<script>=1</script>',
];

describeOnEngines('the formats of an export', (makeWorld) => {
  // spec: 764, 765, 884
  it('have the same people, in every alphabet, in each of them', async () => {
    const world = await makeWorld();
    const boss = await world.signedInAs('super_admin');
    await aPerson(world, {
      email: 'anna@example.com',
      firstName: 'Анна',
      lastName: 'Ёлкина',
      phone: '+79991234567',
    });
    await aPerson(world, { email: 'wang@example.com', firstName: '王', lastName: '小明', phone: null });
    for (const format of listFormats) {
      const { headers, rawPayload } = await exported(world, boss, format);
      expect(headers['content-disposition'], format).toMatch(
        new RegExp(`^attachment; filename="users-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
      );
      const text = readable(format, rawPayload);
      for (const name of ['Анна Ёлкина', '王 小明', 'anna@example.com'])
        expect(text.replaceAll('\n', '').replaceAll(' ', ''), `${format}: ${name}`).toContain(
          name.replaceAll(' ', ''),
        );
      expect(text, format).not.toMatch(/argon2|password/);
    }
  });

  it('hold telephones that no spreadsheet adds up', async () => {
    const world = await makeWorld();
    const boss = await world.signedInAs('super_admin');
    await aPerson(world, { email: 'anna@example.com', firstName: 'А', lastName: 'Б', phone: '+79991234567' });
    const csv = (await exported(world, boss, 'csv')).body;
    expect(csv).toContain(';(+7) 999 123-45-67;');
    const sheet = readable('xlsx', (await exported(world, boss, 'xlsx')).rawPayload);
    expect(sheet).toContain('<c t="inlineStr" s="4"><is><t xml:space="preserve">+79991234567</t></is></c>');
    expect((await exported(world, boss, 'json')).json()[0].phone).toBe('+79991234567');
  });

  // spec: 767
  it('begin no formula and no script, whatever people are called', async () => {
    const world = await makeWorld();
    const boss = await world.signedInAs('super_admin');
    for (const [index, payload] of payloads.entries())
      await aPerson(world, {
        email: `p${index}@example.com`,
        firstName: payload,
        lastName: '',
        phone: payload,
      });
    const csv = (await exported(world, boss, 'csv')).body;
    const cells = csv.split(/;|\r\n/).map((cell) => cell.replace(/^\ufeff?"?/, ''));
    expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    const sheet = readable('xlsx', (await exported(world, boss, 'xlsx')).rawPayload);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
    const html = (await exported(world, boss, 'html')).body;
    expect(html).not.toContain('<script');
    // A spreadsheet that opens the page takes its cells for text.
    expect(html).toContain('td{mso-number-format:"\\@"}');
    const xml = (await exported(world, boss, 'xml')).body;
    expect(xml).not.toContain('<script');
    expect(xml).toContain('<phone>=HYPERLINK(&quot;x&quot;)</phone>');
    const text = (await exported(world, boss, 'txt')).body;
    expect(text.split(/\r\n/).filter((line) => /^[=+\-@]/.test(line))).toEqual([]);
    const phones = (await exported(world, boss, 'json')).json().map(({ phone }: { phone: string }) => phone);
    expect(phones.toSorted()).toEqual(payloads.toSorted());
    expect(pdfText((await exported(world, boss, 'pdf')).rawPayload).pages).toBe(1);
  });

  // spec: 765
  it('that are for reading hold five thousand rows, and say what to do with more', async () => {
    const world = await makeWorld();
    const boss = await world.signedInAs('super_admin');
    await contextOf(world.app).transaction(async ({ db }) => {
      const row = {
        ...{ first_name: 'А', last_name: 'Б', role: 'user' as const, language: 'ru' as const, search: 'а' },
      };
      for (let at = 0; at < 5001; at += 500)
        await (db as never as typeof world.app.database.handle)
          .insertInto('users')
          .values(
            Array.from({ length: Math.min(500, 5001 - at) }, (_, n) => ({
              ...row,
              id: crypto.randomUUID(),
              email: `m${at + n}@example.com`,
              created_at: world.app.now().toISOString(),
            })),
          )
          .execute();
    });
    for (const format of ['pdf', 'html'] as const) {
      const { statusCode, json } = await exported(world, boss, format);
      expect([statusCode, json()]).toMatchObject([422, { code: 'export_too_long', most: 5000, rows: 5001 }]);
      expect(json().detail).toContain('XLSX');
    }
    expect((await exported(world, boss, 'xml')).body.match(/<row>/g)).toHaveLength(5001);
  });
});

describeOnOneEngine('a workbook', () => {
  const rowSchema = z.object({
    name: z.string(),
    sum: z.number(),
    at: z.string().nullable(),
    day: z.string(),
  });
  const list = listing({
    name: 'things',
    words: 'things',
    access: { see: 'orders.view', export: 'data.export' },
    row: rowSchema,
    columns: {
      name: { type: 'text' },
      sum: { type: 'money' },
      at: { type: 'time', sort: 'desc' },
      day: { type: 'day' },
    },
    sortedBy: 'at',
  });
  const words = Object.assign((key: string) => key.split('.').at(-1)!, { has: () => true }) as Words;
  const reader: ListReader & { mostRows: number } = {
    ...{ words, language: 'ru', timeZone: 'Asia/Vladivostok', at: new Date('2026-03-01T00:00:00Z') },
    mostRows: 2,
  };
  const row = { name: 'Анна & «А»', sum: -12.5, at: '2026-03-01T14:00:00.000Z', day: '2026-03-02' };
  async function read(count: number) {
    async function* pages() {
      for (let n = 0; n < count; n += 3) yield Array.from({ length: Math.min(3, count - n) }, () => row);
    }
    const pieces = await Array.fromAsync(sheetsOf(list as never, pages(), reader));
    const files = unzipSync(Buffer.concat(pieces));
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  }

  // spec: 764
  it('has sums as numbers, times of the school as dates, a heading that stays, and filters', async () => {
    const { 'xl/worksheets/sheet1.xml': sheet = '' } = await read(1);
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<autoFilter ref="A1:D2"/>');
    expect(sheet).toContain(
      '<row r="2"><c t="inlineStr" s="4"><is><t xml:space="preserve">Анна &amp; «А»</t></is></c>',
    );
    // Midnight of 2 March 2026 in Vladivostok; then that day.
    expect(sheet).toContain(
      '<c s="2"><v>-12.5</v></c><c s="3"><v>46083</v></c><c s="5"><v>46083</v></c></row>',
    );
  });

  // spec: 765
  it('goes on in another sheet where one is full, each with its heading', async () => {
    const book = await read(5);
    expect(book['xl/workbook.xml']!.match(/<sheet name="things \d"/g)).toHaveLength(3);
    const counts = [1, 2, 3].map((n) => book[`xl/worksheets/sheet${n}.xml`]!.match(/<row r=/g)!.length);
    expect(counts).toEqual([3, 3, 2]);
    expect(book['[Content_Types].xml']!.match(/worksheets\/sheet\d/g)).toHaveLength(3);
    expect((await read(4))['xl/workbook.xml']!.match(/<sheet /g)).toHaveLength(2);
    expect((await read(0))['xl/worksheets/sheet1.xml']).toContain('<autoFilter ref="A1:D1"/>');
  });
});

function readable(format: ListFormat, bytes: Buffer): string {
  if (format === 'pdf') {
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    return pdfText(bytes).text;
  }
  if (format !== 'xlsx') return bytes.toString();
  return strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!);
}

function exported({ server }: World, { token }: Caller, format: ListFormat) {
  return server.inject({
    url: '/api/export/users',
    query: { format, role: 'user' },
    headers: { 'accept-language': 'ru', authorization: `Bearer ${token}` },
  });
}

interface Details {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
}

async function aPerson({ app }: World, details: Details): Promise<void> {
  const account = { ...details, role: 'user', language: 'ru', passwordHash: null, isVerified: true } as const;
  await contextOf(app).transaction((ctx) => createAccount(ctx, account));
}
