// Lane: alone.
/** `podium restore` where uploads lie in a bucket: they come back into the bucket of the settings. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { startS3 } from '#simulators/s3/server.ts';
import { backedUpSchool } from '#test/backups.ts';
import { command } from '#test/program.ts';
import { aCourse, aLesson, film } from '#test/school.ts';
import { describeOnOneEngine } from '#test/world.ts';

vi.setConfig({ testTimeout: 120_000 });

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

describeOnOneEngine('uploads in a bucket', (makeWorld) => {
  // spec: 780
  it('come back into another one, the same to the last byte; what is there already stays', async () => {
    const [first, second] = [await aBucket(), await aBucket()];
    const world = await makeWorld({ config: settingsOf(first.url) });
    const [upload, other] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const name of [upload, other]) first.objects.set(name, stored(film));
    const course = await aCourse(world);
    await aLesson(world, course.id, { videoFile: upload });
    await aLesson(world, course.id, { number: 2, videoFile: other });
    const { set, keyFile } = await backedUpSchool(world);
    second.objects.set(other, stored(film));

    const dataDir = await mkdtemp(join(tmpdir(), 'podium-restore-'));
    endings.push(() => rm(dataDir, { recursive: true }));
    const done = await command(['restore', set, '--key', keyFile, '--yes'], {
      DATA_DIR: dataDir,
      BACKUP_DIR: world.app.config.backups.folder,
      ...settingsOf(second.url),
    });
    expect(done).toMatchObject({
      errors: '',
      output: expect.stringContaining('files 1 (the same as before: 1)'),
    });
    expect([...second.objects.keys()].toSorted()).toEqual([upload, other].toSorted());
    expect(second.objects.get(upload)!.bytes.equals(film)).toBe(true);
    expect(second.uploads.size).toBe(0);
  });
});

async function aBucket() {
  const s3 = await startS3({ bucket: 'uploads', accessKey: 'key' });
  endings.push(() => s3.close());
  return s3;
}

function stored(bytes: Buffer) {
  return { bytes, writtenAt: new Date(), meta: {} };
}

function settingsOf(S3_ENDPOINT: string): Record<string, string> {
  return { S3_ENDPOINT, S3_BUCKET: 'uploads', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
}
