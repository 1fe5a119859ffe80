import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { roles } from '#shared/roles.ts';
import { describeOnEngines } from '#test/world.ts';
import { schoolPanelApi } from '../contract/panel.ts';
import { schoolApi } from '../contract/school.ts';
import { followBasics } from './basics.ts';
import { logoFolder } from './logo.ts';

const settings = {
  name: { ru: 'Грация', en: 'Grace' },
  address: { ru: 'Ростов-на-Дону' },
  legal_name: 'ООО «Грация»',
  inn: '7707083893',
  ogrn: '1027700132195',
  time_zone: 'Asia/Vladivostok',
};
const contacts = {
  phone: '8 (900) 123-45-67',
  whatsapp: '',
  telegram: '@grace_school',
  email: null,
  shows_networks: true,
  networks: [{ name: 'ВКонтакте', url: 'https://vk.com/grace', icon: 'vk' as const }],
};

describeOnEngines('the settings of the school', (makeWorld) => {
  // spec: 743
  it('contacts and settings are changed apart, and neither loses the other', async () => {
    const world = await makeWorld();
    const [owner, editor] = [
      await world.signedInAs('super_admin'),
      await world.signedInAs('content_manager'),
    ];
    const contactsBefore = (await editor.call(schoolPanelApi.showContacts, {})).body;
    const settingsBefore = (await owner.call(schoolPanelApi.showSettings, {})).body;
    const [one, two] = await Promise.all([
      editor.call(schoolPanelApi.saveContacts, { ...contacts, version: contactsBefore.version }),
      owner.call(schoolPanelApi.saveSettings, { ...settings, version: settingsBefore.version }),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await world.visitor('zh').call(schoolApi.show, {})).body).toMatchObject({
      name: 'Grace',
      address: 'Ростов-на-Дону',
      phone: '+79001234567',
      whatsapp: null,
      telegram: 'grace_school',
      inn: '7707083893',
      networks: [{ name: 'ВКонтакте' }],
    });
    // Also one after the other, in either order.
    const again = { ...settings, name: { ru: 'Стать' }, version: two.body.version };
    await owner.call(schoolPanelApi.saveSettings, again);
    expect((await editor.call(schoolPanelApi.showContacts, {})).body).toEqual(one.body);
    await editor.call(schoolPanelApi.saveContacts, { ...contacts, phone: '', version: one.body.version });
    const last = (await owner.call(schoolPanelApi.showSettings, {})).body;
    expect(last).toMatchObject({ ...settings, name: { ru: 'Стать' } });
  });

  it('a second one who saves from an older state is told so, and nothing is overwritten', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const { version } = (await owner.call(schoolPanelApi.showContacts, {})).body;
    const answers = await Promise.all(
      ['+79000000001', '+79000000002'].map((phone) =>
        owner.call(schoolPanelApi.saveContacts, { ...contacts, phone, version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { phone } = answers.find(({ status }) => status === 200)!.body;
    expect((await owner.call(schoolPanelApi.showContacts, {})).body.phone).toBe(phone);
    const state = (await owner.call(schoolPanelApi.showSettings, {})).body.version;
    expect((await owner.call(schoolPanelApi.saveSettings, { ...settings, version: state })).status).toBe(200);
    expect((await owner.call(schoolPanelApi.saveSettings, { ...settings, version: state })).status).toBe(409);
  });

  // spec: 814
  it('what is wrong is said at its field', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const { body } = await owner.call(schoolPanelApi.saveSettings, {
      ...settings,
      inn: '7707083894',
      ogrn: '1027700132196',
      time_zone: 'Moon/Sea',
      name: { ru: '' },
      version: '',
    });
    expect(body.fields).toMatchObject({
      inn: 'В ИНН ошибка: проверьте цифры, их 10 или 12',
      ogrn: 'В ОГРН ошибка: проверьте цифры, их 13 или 15',
      time_zone: expect.any(String),
      'name.ru': 'Заполните это поле',
    });
    const wrong = await owner.call(schoolPanelApi.saveContacts, {
      ...contacts,
      phone: 'звоните',
      telegram: 'x',
      networks: [{ name: 'VK', url: 'javascript:alert(1)', icon: 'vk' }],
      version: '',
    });
    expect(Object.keys(wrong.body.fields ?? {}).sort()).toEqual(['networks.0.url', 'phone', 'telegram']);
  });

  it('the time zone is in force at once, and in other processes as soon as they hear of it', async () => {
    const world = await makeWorld();
    const other = { ...world.app, config: { ...world.app.config } };
    const closing = new AbortController();
    const heard = Promise.withResolvers<void>();
    await followBasics(contextOf(other), closing.signal, heard.resolve);
    expect(other.config.timeZone).toBe('Europe/Moscow');
    const owner = await world.signedInAs('super_admin');
    const { version } = (await owner.call(schoolPanelApi.showSettings, {})).body;
    const { body } = await owner.call(schoolPanelApi.saveSettings, { ...settings, version });
    expect([body.time_zone, world.app.config.timeZone]).toEqual(['Asia/Vladivostok', 'Asia/Vladivostok']);
    await heard.promise;
    expect(other.config.timeZone).toBe('Asia/Vladivostok');
    closing.abort();
  });

  it.each(roles)('who is %s may change contacts or settings, or neither', async (role) => {
    const world = await makeWorld();
    const person = await world.signedInAs(role);
    const [editors, owners] = [['content_manager', 'admin', 'super_admin'], ['super_admin']];
    const status = (allowed: string[], ok: number) => (allowed.includes(role) ? ok : 403);
    expect({
      contacts: (await person.call(schoolPanelApi.showContacts, {})).status,
      saving: (await person.call(schoolPanelApi.saveContacts, { ...contacts, version: 'old' })).status,
      settings: (await person.call(schoolPanelApi.showSettings, {})).status,
      changing: (await person.call(schoolPanelApi.saveSettings, { ...settings, version: 'old' })).status,
      logo: (await person.call(schoolPanelApi.saveLogo, { picture: await picture('png') })).status,
      bare: (await person.call(schoolPanelApi.removeLogo, {})).status,
    }).toEqual({
      contacts: status(editors, 200),
      saving: status(editors, 409),
      settings: status(owners, 200),
      changing: status(owners, 409),
      logo: status(owners, 200),
      bare: status(owners, 200),
    });
  });
});

describeOnEngines('the sign of the school', (makeWorld) => {
  it('is redrawn without the file’s metadata, and kept for ever', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const { body } = await owner.call(schoolPanelApi.saveLogo, { picture: await picture('jpeg') });
    expect(body.logo).toMatch(/^\/uploads\/logo\/[0-9a-f]{64}\.webp$/);
    const answer = await world.server.inject({ url: body.logo! });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const kept = await sharp(answer.rawPayload).metadata();
    expect({ format: kept.format, height: kept.height, exif: kept.exif }).toEqual({
      format: 'webp',
      height: 160,
      exif: undefined,
    });
    expect((await world.visitor().call(schoolApi.show, {})).body.logo).toBe(body.logo);
    // The same picture is the same file, and no temporary file is left behind.
    await owner.call(schoolPanelApi.saveLogo, { picture: await picture('jpeg') });
    expect(await readdir(logoFolder(contextOf(world.app)))).toHaveLength(1);
    await owner.call(schoolPanelApi.removeLogo, {});
    expect((await world.visitor().call(schoolApi.show, {})).body.logo).toBeNull();
  });

  it.each(['', 'half of it'])('is not found where a power cut has left «%s» of it', async (rest) => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const logo = (await owner.call(schoolPanelApi.saveLogo, { picture: await picture('png') })).body.logo!;
    await writeFile(join(logoFolder(contextOf(world.app)), basename(logo)), rest);
    const lost = await world.server.inject({ url: logo });
    expect([lost.statusCode, lost.headers['cache-control']]).toEqual([404, 'no-store']);
    await owner.call(schoolPanelApi.saveLogo, { picture: await picture('png') });
    expect((await world.server.inject({ url: logo })).statusCode).toBe(200);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['a text', () => `data:image/png;base64,${Buffer.from('hello').toString('base64')}`],
    ['nothing', () => 'data:image/png;base64,'],
    ['a drawing with a script', () => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`],
    ['that drawing under another name', () => `data:image/png;base64,${Buffer.from(svg).toString('base64')}`],
    ['an address', () => 'https://example.com/logo.png'],
    ['a picture cut short', async () => (await picture('png')).slice(0, 120)],
    ['more than two megabytes', () => `data:image/png;base64,${'A'.repeat(2_900_000)}`],
    ['a bomb of pixels', async () => asUrl('png', await sharp(bomb).png().toBuffer())],
  ])('is not %s', async (_, make) => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const { status, body } = await owner.call(schoolPanelApi.saveLogo, { picture: await make() });
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 422, fields: ['picture'] });
    expect((await world.visitor().call(schoolApi.show, {})).body.logo).toBeNull();
  });

  it.each(['..%2f..%2fpodium.db', '.hidden', `${'0'.repeat(64)}.webp`, `${'0'.repeat(64)}.webp%00.png`])(
    'nothing else is read at its address: %s',
    async (name) => {
      const world = await makeWorld();
      const folder = logoFolder(contextOf(world.app));
      await mkdir(folder, { recursive: true });
      for (const file of ['.hidden', '../../podium.db']) await writeFile(join(folder, file), 'secret');
      expect((await world.server.inject({ url: `/uploads/logo/${name}` })).statusCode).toBe(404);
    },
  );
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const bomb = {
  create: { width: 8000, height: 8000, channels: 3 as const, background: '#fff' },
  limitInputPixels: false,
};

async function picture(format: 'png' | 'jpeg'): Promise<string> {
  const image = sharp({ create: { width: 400, height: 320, channels: 3, background: '#a8123a' } });
  return asUrl(
    format,
    await image
      .withExif({ IFD0: { Copyright: 'Вера' } })
      [format]()
      .toBuffer(),
  );
}

function asUrl(format: string, bytes: Buffer): string {
  return `data:image/${format};base64,${bytes.toString('base64')}`;
}
