import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDemoSchool } from '#app/demo.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import { contextOf } from '#server/context.ts';
import { makeLog } from '#server/log.ts';
import { queue } from '#server/outbox/queue.ts';
import { day, hour } from '#shared/dates.ts';
import { type S3, startS3 } from '#simulators/s3/server.ts';
import { theMoment } from '#test/moment.ts';
import { aPhoto, asDataUrl } from '#test/pictures.ts';
import { rows } from '#test/rows.ts';
import { aCourse } from '#test/school.ts';
import { begin, send } from '#test/uploads.ts';
import { describeOnBothEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { keepPicture } from '../pictures.ts';
import { newId } from '../tokens.ts';
import { sweepFiles } from './jobs.ts';

const hash = 'ab'.repeat(16);

describeOnBothEngines('files that no row names', (makeWorld) => {
  it('are deleted once they are a day old, and told in the log; those of the school stay', async () => {
    const said: string[] = [];
    const log = makeLog('warn', { write: (line: string) => void said.push(line) });
    const world = await makeWorld({ log });
    await fillDemoSchool(world.app);
    const teacher = await world.signedInAs('content_manager');
    const unfinished = await begin(teacher, { purpose: 'material', name: 'a.pdf', size: 9 });
    await send(teacher, unfinished, Buffer.from('abc'), 0);
    const whole = await filesOf(world);
    const ids = { upload: newId(), snap: newId(), draft: newId(), captions: newId() };
    const orphans = [
      ids.upload,
      `private/${ids.snap}`,
      `private/.${ids.draft}`,
      `captions/${ids.captions}.vtt`,
      `pictures/${hash}`,
      `photos/${hash}`,
    ];
    const kept = ['README', 'lost+found', `logo/${hash}${hash}.webp`];
    for (const name of [...orphans, ...kept]) await put(world, `uploads/${name}`);
    const sizes = [`cache/photos/${hash}-360.avif`, `cache/pictures/${hash}-320.jpg`];
    for (const name of sizes) await put(world, name);

    await dateFiles(world);
    world.passTime(23 * hour);
    await sweep(world);
    expect(await filesOf(world)).toEqual([...whole, ...orphans, ...kept].toSorted());
    world.passTime(2 * hour);
    await sweep(world);
    expect(await filesOf(world)).toEqual([...whole, ...kept].toSorted());
    expect(await readdir(join(world.app.config.dataDir, 'cache/photos'))).toEqual([]);
    const told = said.join('');
    for (const id of [...Object.values(ids), hash]) expect(told).toContain(id);
    expect(told).not.toContain(unfinished);
  });

  it('stay where they are older than the database, which then is another one', async () => {
    const world = await makeWorld();
    const film = `uploads/${newId()}`;
    await put(world, film);
    const longAgo = new Date(world.app.now().getTime() - 3 * day);
    await utimes(join(world.app.config.dataDir, film), longAgo, longAgo);
    await sweep(world);
    expect(await filesOf(world)).toEqual([film.slice('uploads/'.length)]);
  });

  it('stay where they are kept again meanwhile: the same picture has the same name', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const photo = await aPhoto();
    const file = await keepPicture(ctx, photo);
    const path = join(world.app.config.dataDir, 'uploads', file);
    const longAgo = new Date(Date.now() - 3 * day);
    await utimes(path, longAgo, longAgo);
    const before = new Date(Date.now() - 1 * day);
    const [folder, name] = file.split('/') as [string, string];
    expect(await world.app.storage.writtenBetween(folder, new Date(0), before)).toEqual([name]);
    await keepPicture(ctx, photo);
    expect(await world.app.storage.removeUnchanged(folder, name, before)).toBe(false);
    expect(await filesOf(world)).toContain(file);
  });

  it('a cover that was replaced goes, and its sizes; the one that replaced it stays', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const { id } = await aCourse(world);
    const covers: string[] = [];
    for (const colour of ['#a8123a', '#12a83a']) {
      const cover = asDataUrl(await aPhoto(1200, 900, colour));
      expect((await admin.call(coursesPanelApi.save, { id, cover })).status).toBe(200);
      const { courses } = (await world.visitor().call(coursesApi.list, {})).body;
      covers.push(courses.find((course) => course.id === id)!.cover!);
    }
    const statuses = () =>
      Promise.all(covers.map(async (url) => (await world.visitor().request({ url })).status));
    expect(await statuses()).toEqual([200, 200]);
    await dateFiles(world);
    world.passTime(2 * day);
    await sweep(world);
    expect(await statuses()).toEqual([404, 200]);
  });
});

describeOnOneEngine('uploads in a bucket that no row names', (makeWorld) => {
  let s3: S3;
  beforeEach(async () => {
    s3 = await startS3({ bucket: 'school', accessKey: 'key', clock: () => theMoment });
  });
  afterEach(() => s3.close());

  it('are deleted once they are a day old, whole or in parts; what else the bucket holds stays', async () => {
    const settings = { S3_BUCKET: 'school', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
    const world = await makeWorld({ config: { S3_ENDPOINT: s3.url, ...settings } });
    const teacher = await world.signedInAs('content_manager');
    const beginning = { purpose: 'video', name: 'film.mp4', size: 9_000_000 };
    const [own, lost] = [await begin(teacher, beginning), await begin(teacher, beginning)];
    for (const id of [own, lost])
      expect((await send(teacher, id, Buffer.alloc(8_500_000), 0)).status).toBe(204);
    await rows(world, `delete from uploads where id = '${lost}'`);
    const [whole, parts] = [newId(), newId()];
    const stored = { bytes: Buffer.from('left behind'), writtenAt: theMoment, meta: {} };
    for (const key of [whole, `backups/${whole}`, 'backup.tar']) s3.objects.set(key, stored);
    s3.uploads.set('begun', { key: parts, begunAt: theMoment, parts: new Map() });
    s3.uploads.set('other', { key: 'backup.tar', begunAt: theMoment, parts: new Map() });
    world.passTime(23 * hour);
    await sweep(world);
    expect([...s3.objects.keys()]).toContain(whole);
    world.passTime(2 * hour);
    await sweep(world);
    const left = ['backup.tar', `backups/${whole}`, `${own}.info`, `${own}.part`];
    expect([...s3.objects.keys()].toSorted()).toEqual(left.toSorted());
    expect([...s3.uploads.values()].map(({ key }) => key).toSorted()).toEqual(['backup.tar', own].toSorted());
  });
});

async function sweep(world: World): Promise<void> {
  await contextOf(world.app).transaction((ctx) => queue(ctx, sweepFiles, {}));
  await world.runJobs();
}

async function put(world: World, name: string): Promise<void> {
  const path = join(world.app.config.dataDir, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'left behind');
}

/** Files have the machine's times: these were written now by the world's clock. */
async function dateFiles({ app }: World): Promise<void> {
  const { dataDir } = app.config;
  for (const entry of await readdir(dataDir, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), app.now(), app.now());
}

/** Below the uploads. */
async function filesOf({ app }: World): Promise<string[]> {
  const folder = join(app.config.dataDir, 'uploads');
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}
