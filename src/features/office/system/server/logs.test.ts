import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { makeLog } from '#server/log.ts';
import { logFolder, logFolderOf } from '#server/logFolder.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { logsApi } from '../contract/logs.ts';

const yesterday = '2026-03-09';
const today = '2026-03-10';

describeOnOneEngine('the log in the panel', (makeWorld) => {
  // spec: 783
  it('is read newest first, by day, level and words', async () => {
    const { owner } = await aLoggedSchool(makeWorld);
    const { body } = await owner.call(logsApi.read, {});
    expect(body).toMatchObject({ days: [today, yesterday], day: today });
    expect(body.lines.map(({ level, message }) => [level, message])).toEqual([
      ['error', 'a mail did not leave'],
      ['info', 'answered · POST /api/login 200 · 12 ms'],
    ]);
    expect(JSON.parse(body.lines[1]!.details)).toEqual({
      method: 'POST',
      route: '/api/login',
      status: 200,
      ms: 12,
    });
    const bad = await owner.call(logsApi.read, { level: 'warn' });
    expect(bad.body.lines).toHaveLength(1);
    const found = await owner.call(logsApi.read, { search: '/API/LOGIN' });
    expect(found.body.lines).toHaveLength(1);
    const before = await owner.call(logsApi.read, { day: yesterday });
    expect(before.body.lines).toMatchObject([{ level: 'warn', message: 'the disk is nearly full' }]);
  });

  // spec: 886
  it('is taken as text, which the audit log tells', async () => {
    const { owner } = await aLoggedSchool(makeWorld);
    const sent = await owner.request({
      method: 'GET',
      url: '/api/admin/logs?level=error',
      headers: as(owner),
    });
    expect(sent.status).toBe(200);
    expect(sent.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="podium-${today}.log"`,
      'x-content-type-options': 'nosniff',
    });
    const { entries } = (await owner.call(auditApi.list, {})).body;
    expect(entries.map(({ action }) => action)).toContain('system.log_taken');
  });

  it('holds nothing of what people keep secret', async () => {
    const { world, owner } = await aLoggedSchool(makeWorld);
    const log = makeLog(
      'info',
      logFolder(logFolderOf(world.app.config), () => new Date('2026-03-11T20:00:00Z')),
    );
    log.warn({ body: { password: 'hunter2' } }, `anna@example.com has ${owner.token}`);
    const { lines } = (await owner.call(logsApi.read, {})).body;
    expect(lines[0]!.message).toBe('[e-mail] has [redacted]');
    expect(JSON.stringify(lines)).not.toMatch(/hunter2|anna@/);
  });

  // spec: 783
  it('reads no other file, whatever is asked for', async () => {
    const { world, owner } = await aLoggedSchool(makeWorld);
    const canary = 'canary-of-another-file';
    await writeFile(join(world.app.config.dataDir, 'secret.log'), `{"msg":"${canary}","level":60}\n`);
    for (const way of ways('secret.log'))
      for (const name of ['day', 'search', 'level'])
        for (const path of ['/api/admin/logs', '/api/admin/logs/lines']) {
          const url = `${path}?${name}=${way}`;
          const { status, body } = await owner.request({ method: 'GET', url, headers: as(owner) });
          expect(JSON.stringify(body), url).not.toContain(canary);
          if (name === 'day') expect([400, 422], url).toContain(status);
        }
  });

  it('is empty where nothing was logged', async () => {
    const owner = await (await makeWorld()).signedInAs('super_admin');
    expect((await owner.call(logsApi.read, {})).body).toEqual({ days: [], day: null, lines: [] });
    const admin = await (await makeWorld()).signedInAs('admin');
    expect((await admin.call(logsApi.read, {})).status).toBe(403);
  });
});

function as({ token }: { token: string | null }) {
  return { authorization: `Bearer ${token}` };
}

/** Encodings of the way up. */
function ways(file: string): string[] {
  const ups = ['../', '..%2f', '%2e%2e%2f', '..%5c', '%252e%252e%252f', '..%c0%af', '....//', '%00../'];
  const starts = ['', '/', '%2f', `${today}/`, `${today}%00`, `${today}%0a`, 'file://', 'logs/'];
  return ups.flatMap((up) => starts.map((start) => `${start}${up.repeat(2)}${file}`));
}

async function aLoggedSchool(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const folder = logFolderOf(world.app.config);
  await mkdir(folder, { recursive: true });
  await writeLines(join(folder, `podium-${yesterday}.log`), [
    { level: 40, time: `${yesterday}T10:00:00.000Z`, msg: 'the disk is nearly full' },
  ]);
  await writeLines(join(folder, `podium-${today}.log`), [
    {
      level: 30,
      time: `${today}T10:00:00.000Z`,
      method: 'POST',
      route: '/api/login',
      status: 200,
      ms: 12,
      msg: 'answered',
    },
    { level: 50, time: `${today}T11:00:00.000Z`, msg: 'a mail did not leave' },
  ]);
  return { world, owner: await world.signedInAs('super_admin') };
}

/** The last line is cut off, as by a full disk. */
function writeLines(path: string, records: readonly object[]): Promise<void> {
  return writeFile(path, `${records.map((record) => JSON.stringify(record)).join('\n')}\n{"level":60,"ti`);
}
