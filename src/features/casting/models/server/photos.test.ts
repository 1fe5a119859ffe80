import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { minute } from '#shared/dates.ts';
import { aModel, aPublishedModel, paper, vera } from '#test/models.ts';
import { aForm, aPhoto, asDataUrl, hostilePictures } from '#test/pictures.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { modelsApi } from '../contract/models.ts';
import { modelsPanelApi } from '../contract/panel.ts';
import { photoPath } from '../rules/photos.ts';

describeOnOneEngine('photos of models', (makeWorld) => {
  // spec: 652
  it('come as a file of a form too, and are shown as they were framed', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const form = aForm({ ...vera, height: '176', photo: await halves() });
    const { body, status } = await staff.request({ method: 'POST', url: '/api/models', ...form });
    expect([status, body.name]).toEqual([200, 'Вера']);
    const id = String(body.id);
    await staff.call(modelsPanelApi.recordConsent, { id, ...paper });
    // The right half alone, which is blue.
    await staff.call(modelsApi.edit, { id, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } });
    await staff.call(modelsPanelApi.publish, { id, is_published: true });
    expect(await colourOf(world)).toBe('blue');
    await staff.call(modelsApi.edit, { id, crop: null, focus: { x: 0.1, y: 0.5 } });
    expect(await colourOf(world)).toBe('red');
  });

  // spec: 653
  it('that are no pictures, or lie elsewhere, are refused at their field, and nothing of them is kept', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const wrong = Object.values(await hostilePictures()).map((bytes) => asDataUrl(bytes));
    for (const photo of [...wrong, 'https://evil.example/photo.jpg', 'data:image/svg+xml;base64,PHN2Zz4=']) {
      const { status, body } = await staff.call(modelsApi.add, { ...vera, photo });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['photo']]);
    }
    expect(await filesOf(world)).toEqual([]);
  });

  // spec: 654
  it('of hidden models are shown to staff for a minute, and to nobody else', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('support');
    await aModel(world, { photo: asDataUrl(await aPhoto()) });
    const [model] = (await staff.call(modelsApi.list, {})).body;
    const { pathname } = new URL(model!.photo!);
    expect((await staff.request({ url: pathname })).status).toBe(200);
    expect((await world.visitor().request({ url: pathname })).status).toBe(404);
    world.passTime(minute + 1);
    expect((await staff.request({ url: pathname })).status).toBe(404);
  });

  // spec: 766
  it('and everything else of a model go into the exports, in four formats', async () => {
    const world = await makeWorld();
    await aModel(world, { name: '=cmd()' });
    await aPublishedModel(world);
    const admin = await world.signedInAs('admin');
    const get = (format: string) =>
      world.server.inject({
        url: `/api/export/models?format=${format}`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
    expect((await get('csv')).body).toContain(";'=cmd();176;44;Москва;");
    expect((await get('json')).json()).toMatchObject([
      { name: '=cmd()', height: 176 },
      { state: 'published' },
    ]);
    expect((await get('txt')).body).toContain('Имя: Вера\r\nРост, см: 176\r\n');
    const sheet = strFromU8(unzipSync((await get('xlsx')).rawPayload)['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('<c><v>176</v></c><c t="inlineStr" s="4"><is><t xml:space="preserve">44</t>');
  });
});

async function gallery(world: World) {
  return (await world.visitor().call(modelsApi.list, {})).body;
}

/** Red on the left, blue on the right. */
function halves(): Promise<Buffer> {
  const right = { create: { width: 600, height: 800, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function colourOf(world: World): Promise<string> {
  const [model] = await gallery(world);
  const { rawPayload } = await world.server.inject({ url: photoPath(model!.photo_id!, 360) });
  const { channels } = await sharp(rawPayload).stats();
  return channels[0]!.mean > 200 ? 'red' : channels[2]!.mean > 200 ? 'blue' : 'mixed';
}

async function filesOf({ app }: World): Promise<string[]> {
  const folders = ['uploads/private', 'uploads/photos', 'cache/photos'];
  const names = folders.map((folder) => readdir(join(app.config.dataDir, folder)).catch(() => []));
  return (await Promise.all(names)).flat();
}
