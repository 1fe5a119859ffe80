// Lane: alone.
/** Every format of an export as an office suite opens it: names whole, and nothing of it calculated. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { type ListFormat, listFormats } from '#shared/listing.ts';
import { testWith } from '#test/installed.ts';
import { describeOnOneEngine, type Person, type World } from '#test/world.ts';

const run = promisify(execFile);

const targets = {
  csv: 'csv:Text - txt - csv (StarCalc):44,34,76',
  txt: 'txt:Text (encoded):UTF8',
  fodt: 'fodt',
};

/** The program that opens each format, and the one it is converted to for reading. */
const converted: Record<ListFormat, { to: keyof typeof targets; filter?: string }> = {
  csv: { to: 'csv', filter: 'CSV:59,34,76,1' },
  xlsx: { to: 'csv' },
  html: { to: 'csv', filter: 'HTML (StarCalc)' },
  json: { to: 'txt', filter: 'Text (encoded):UTF8' },
  xml: { to: 'txt', filter: 'Text (encoded):UTF8' },
  txt: { to: 'txt', filter: 'Text (encoded):UTF8' },
  pdf: { to: 'fodt', filter: 'writer_pdf_import' },
};

describeOnOneEngine('in LibreOffice', (makeWorld) => {
  testWith('soffice', 'each format opens with the names as they are, and calculates nothing', async () => {
    const world = await makeWorld();
    const boss = await world.signedInAs('super_admin');
    await world.signedInAs('user', { email: 'anna@example.com', firstName: 'Анна', lastName: 'Ёлкина' });
    await world.signedInAs('user', { email: 'wang@example.com', firstName: '小明', lastName: '王' });
    await world.signedInAs('user', {
      email: 'sum@example.com',
      firstName: '=40000+2345',
      lastName: '=6*11111',
    });
    const folder = await mkdtemp(join(tmpdir(), 'podium-office-'));
    try {
      for (const format of listFormats) {
        const text = await opened(folder, format, await exported(world, boss, format));
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

async function opened(folder: string, format: ListFormat, bytes: Buffer): Promise<string> {
  const { to, filter } = converted[format];
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
