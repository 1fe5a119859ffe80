// Lane: alone.
/** Backups in a bucket: as in a folder, and R12, every network fault on the way there. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { startS3 } from '#simulators/s3/server.ts';
import { backedUpSchool, runsOf } from '#test/backups.ts';
import { networkFaults, startFaultProxy } from '#test/faultProxy.ts';
import { aStudentWithLessons } from '#test/school.ts';
import { describeOnEngines, type WorldOptions } from '#test/world.ts';
import { backupsApi } from '../contract.ts';
import { makeBucketPlace } from './bucketPlace.ts';

// Each set is made by a process that loads everything again: on a busy machine that adds up.
vi.setConfig({ testTimeout: 120_000 });

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

describeOnEngines('backups in a bucket', (makeWorld) => {
  it('are made, listed, tested and downloaded there, and nothing else in it is touched', async () => {
    const s3 = await startS3({ bucket: 'copies', accessKey: 'key' });
    open.push(s3);
    const other = { bytes: Buffer.from('not ours'), writtenAt: new Date(), meta: {} };
    s3.objects.set('podium/files/letter.txt', other).set('letter.txt', other);
    const world = await makeWorld({ config: settingsOf(s3.url) });
    await aStudentWithLessons(world);
    const { owner, set, keyFile } = await backedUpSchool(world);
    const { body } = await owner.call(backupsApi.list, {});
    expect(body).toMatchObject({ place: 'bucket', is_reachable: true, sets: [{ name: set }] });
    const key = await readFile(keyFile, 'utf8');
    expect((await owner.call(backupsApi.test, { name: set, key })).status).toBe(200);
    const file = await owner.request({ method: 'GET', url: `/api/admin/backups/${set}/file` });
    expect(file.status).toBe(200);
    const kept = [...s3.objects.keys()].map((name) => name.replace(/[\da-f]{64}/, 'copy')).toSorted();
    expect(kept).toEqual([
      'letter.txt',
      'podium/files/copy.age',
      'podium/files/copy.age',
      'podium/files/letter.txt',
      `podium/sets/${set}.age`,
      `podium/sets/${set}.json`,
    ]);
    expect(s3.uploads.size).toBe(0);
  });

  it('that is away is said, and the run that failed has removed nothing', async () => {
    const s3 = await startS3({ bucket: 'copies', accessKey: 'key' });
    const world = await makeWorld({ config: settingsOf(s3.url) });
    const { owner } = await backedUpSchool(world);
    const before = [...s3.objects.keys()];
    await s3.close();
    await owner.call(backupsApi.make, {});
    await world.runJobs();
    expect((await runsOf(owner))[0]).toMatchObject({ state: 'failed' });
    expect((await owner.call(backupsApi.list, {})).body).toMatchObject({ is_reachable: false, sets: [] });
    expect([...s3.objects.keys()]).toEqual(before);
  });
});

it.each(networkFaults)('%s on the way to a bucket of backups', async (fault) => {
  const s3 = await startS3({ bucket: 'copies', accessKey: 'key' });
  const proxy = await startFaultProxy(s3.url);
  open.push(s3, proxy);
  const limits = { connectMs: 300, answerMs: 300 };
  const settings = { bucket: 'copies', region: 'ru', accessKey: 'key', secretKey: 'secret' };
  const place = makeBucketPlace({ ...settings, endpoint: proxy.url }, limits);
  const draft = join((await import('node:os')).tmpdir(), crypto.randomUUID());
  await writeFile(draft, 'a set');
  await proxy.set(fault);
  const asked = [place.list('sets'), place.keep('sets', 'one', draft)];
  const told = (await Promise.allSettled(asked)).map(({ status }) => status);
  expect(new Set(told)).toEqual(new Set([fault === 'delay' ? 'fulfilled' : 'rejected']));
  await proxy.set(null);
  await writeFile(draft, 'a set');
  await place.keep('sets', 'one', draft);
  expect([...(await place.list('sets'))]).toEqual([['one', 5]]);
  expect((await buffer(await place.read('sets', 'one'))).toString()).toBe('a set');
});

function settingsOf(endpoint: string): NonNullable<WorldOptions['config']> {
  return {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: 'copies',
    BACKUP_S3_ACCESS_KEY: 'key',
    BACKUP_S3_SECRET_KEY: 'secret',
  };
}
