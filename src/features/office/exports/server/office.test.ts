// Lane: alone.
/** Every format of an export as an office suite opens it: names whole, and nothing of it calculated. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { type ListFormat, listFormats } from '#shared/listing.ts';
import { testWith } from '#test/installed.ts';
import { describeOnOneEngine, type Person, type World } from '#test/world.ts';

const run = promisify(execFile);

const targets = {
  csv: 'csv:Text - txt - csv (StarCalc):44,34,76',
  txt: 'txt:Text (encoded):UTF8',
  fodt: 'fodt',
};

interface Conversion {
  to: keyof typeof targets;
  filter?: string;
}

/** What each format is converted to for reading, by the program that opens it. */
const converted: Record<'Calc' | 'Writer', Partial<Record<ListFormat, Conversion>>> = {
  Calc: {
    csv: { to: 'csv', filter: 'CSV:59,34,76,1' },
    xlsx: { to: 'csv' },
    html: { to: 'csv', filter: 'HTML (StarCalc)' },
  },
  Writer: {
    json: { to: 'txt', filter: 'Text (encoded):UTF8' },
    xml: { to: 'txt', filter: 'Text (encoded):UTF8' },
    txt: { to: 'txt', filter: 'Text (encoded):UTF8' },
    pdf: { to: 'fodt', filter: 'writer_pdf_import' },
  },
};

describeOnOneEngine('in LibreOffice', (makeWorld) => {
  it('every format is opened', () => {
    const opened = Object.values(converted).flatMap((formats) => Object.keys(formats));
    expect(opened.toSorted()).toEqual(listFormats.toSorted());
  });

  for (const [program, formats] of Object.entries(converted))
    testWith(`LibreOffice ${program}`, 'names stand as they are, and nothing is calculated', async () => {
      const world = await makeWorld();
      const boss = await world.signedInAs('super_admin');
      await world.signedInAs('user', { email: 'anna@example.com', firstName: 'Анна', lastName: 'Ёлкина' });
      await world.signedInAs('user', { email: 'wang@example.com', firstName: '小明', lastName: '王' });
      const formula = { firstName: '=40000+2345', lastName: '=6*11111' };
      await world.signedInAs('user', { email: 'sum@example.com', ...formula });
      const folder = await mkdtemp(join(tmpdir(), 'podium-office-'));
      try {
        for (const [format, conversion] of Object.entries(formats) as [ListFormat, Conversion][]) {
          const text = await opened(folder, { format, conversion }, await exported(world, boss, format));
          for (const name of ['Анна', 'Ёлкина', '小明', '王', '40000+2345', '6*11111'])
            expect(text, `${format}: ${name}`).toContain(name);
          // Five digits: no time, date or id in a file is mistaken for a result.
          expect(text, format).not.toMatch(/\b(?:42345|66666)\b/);
        }
      } finally {
        await rm(folder, { recursive: true });
      }
    });
});

async function opened(
  folder: string,
  { format, conversion: { to, filter } }: { format: ListFormat; conversion: Conversion },
  bytes: Buffer,
): Promise<string> {
  await writeFile(join(folder, `list.${format}`), bytes);
  const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`];
  if (filter) args.push(`--infilter=${filter}`);
  const out = join(folder, `as-${format}`);
  await run('soffice', [
    ...args,
    '--convert-to',
    targets[to],
    '--outdir',
    out,
    join(folder, `list.${format}`),
  ]);
  const text = await readFile(join(out, `list.${to}`), 'utf8');
  return to === 'fodt' ? text.slice(text.indexOf('<office:body>')).replace(/<[^>]*>/g, '') : text;
}

async function exported({ server }: World, { token }: Person, format: ListFormat): Promise<Buffer> {
  const { rawPayload } = await server.inject({
    url: '/api/export/users',
    query: { format, role: 'user' },
    headers: { 'accept-language': 'ru', authorization: `Bearer ${token}` },
  });
  return rawPayload;
}
