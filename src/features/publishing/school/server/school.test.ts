import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { loadDemoSchool } from '#demo/school.ts';
import { contextOf } from '#server/context.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { schoolApi } from '../contract/school.ts';
import { contactsOf, needsMetaNote, phoneText } from '../rules/contacts.ts';
import { mapAddresses, mapFrames } from '../rules/map.ts';
import { isInn, isOgrn, type SchoolFacts, schoolFacts } from '../rules/school.ts';
import { changeSchool, schoolFactsOf } from './school.ts';

const nothing = {
  name: null,
  address: null,
  phone: null,
  whatsapp: null,
  telegram: null,
  email: null,
  legal_name: null,
  inn: null,
  ogrn: null,
  logo: null,
  related_site: null,
  networks: [],
};
const facts = schoolFacts.parse({
  name: { ru: 'Грация', en: 'Grace' },
  phone: '8 (900) 123-45-67',
  telegram: '@grace_school',
  email: 'Help@Example.com',
  legal_name: 'ООО «Грация»',
  inn: '7707083893',
  ogrn: '1027700132195',
  related_site: { name: 'Агентство «Грация»', url: 'https://agency.example.com/' },
  networks: [{ name: 'ВКонтакте', url: 'https://vk.com/grace', icon: 'vk' }],
});

describeOnEngines("the school's facts", (makeWorld) => {
  // spec: 814
  it('anybody may read them; a school that has said nothing is silent and works', async () => {
    const world = await makeWorld();
    expect(await world.visitor().call(schoolApi.show, {})).toMatchObject({ status: 200, body: nothing });
    await buy(world, world.visitor(), await aCourse(world));
    const [mail] = world.mail.messages();
    expect(mail!.text).toContain('--\nПодиум\nВы получили');
  });

  it('its name stands in mails as its owner wrote it, with nothing around it', async () => {
    const world = await makeWorld();
    for (const name of ['Школа моделей «Ольха»', 'Ольха']) {
      await change(world, schoolFacts.parse({ name: { ru: name } }));
      world.mail.clear();
      await buy(world, world.visitor(), await aCourse(world), {
        email: `${world.mail.messages().length}${name.length}@example.com`,
      });
      expect(world.mail.messages()[0]!.text).toContain(`--\n${name}\nВы получили`);
    }
  });

  it('what is said is shown in the language of the reader, the rest stays unsaid', async () => {
    const world = await makeWorld();
    await change(world, facts);
    const { body } = await world.visitor('zh').call(schoolApi.show, {});
    expect(body).toEqual({
      ...nothing,
      name: 'Grace',
      phone: '+79001234567',
      telegram: 'grace_school',
      email: 'help@example.com',
      legal_name: 'ООО «Грация»',
      inn: '7707083893',
      ogrn: '1027700132195',
      related_site: { name: 'Агентство «Грация»', url: 'https://agency.example.com/' },
      networks: [{ id: expect.any(String), name: 'ВКонтакте', url: 'https://vk.com/grace', icon: 'vk' }],
    });
    expect(await factsOf(world)).toEqual(facts);
  });

  it('mails end with the name, the contacts and the requisites', async () => {
    const world = await makeWorld();
    await change(world, facts);
    await buy(world, world.visitor('en'), await aCourse(world));
    const [mail] = world.mail.messages();
    expect(mail!.text.replace(/[\u00a0\u2011]/g, (c) => (c === '\u00a0' ? ' ' : '-'))).toContain(
      '--\nGrace\n+7 900 123-45-67 · Telegram @grace_school · help@example.com\n' +
        'ООО «Грация», INN 7707083893, OGRN 1027700132195\nYou are receiving this',
    );
  });

  // spec: 160
  it('a change replaces all of them, hides networks on request, and redraws the pages', async () => {
    const world = await makeWorld();
    await change(world, facts);
    await world.runJobs();
    const version = await currentVersion(world.app.database.handle, 'pages');
    await change(world, schoolFacts.parse({ networks: facts.networks, shows_networks: false }));
    await world.runJobs();
    expect((await world.visitor().call(schoolApi.show, {})).body).toEqual(nothing);
    expect(await currentVersion(world.app.database.handle, 'pages')).toBeGreaterThan(version);
  });

  it('two changes at once leave one of them, whole', async () => {
    const world = await makeWorld();
    const network = (n: number) => ({
      name: `n${n}`,
      url: `https://example.com/${n}`,
      icon: 'link' as const,
    });
    const versions = Array.from({ length: 6 }, (_, n) => ({
      ...facts,
      name: { ru: `Школа ${n}` },
      networks: [network(n), network(n + 100)],
    }));
    await Promise.all(versions.map((each) => change(world, each)));
    expect(versions).toContainEqual(await factsOf(world));
  });

  // spec: 743, 814
  it('a network keeps its id for as long as it is there, and no two have the same', async () => {
    const world = await makeWorld();
    await change(world, facts);
    const [before] = (await schoolFactsOf(world.app.database.handle)).networks;
    const other = { name: 'Telegram', url: 'https://t.me/grace', icon: 'telegram' as const };
    const networks = [
      other,
      { ...before!, name: 'VK' },
      { ...before!, name: 'Снова' },
      { ...other, id: 'made up' },
    ];
    await change(world, { ...facts, networks });
    const { body } = await world.visitor().call(schoolApi.show, {});
    const ids = body.networks.map(({ id }) => id);
    expect(ids[1]).toBe(before!.id);
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain('made up');
  });

  it.each([
    ['phone', '89001234567'],
    ['phone', '+7900'],
    ['phone', '+7900abc4567'],
    ['email', 'Help@example.com'],
    ['email', 'help'],
    ['telegram', 'x'],
    ['inn', '12345'],
    ['inn', '123456789x'],
    ['ogrn', '123456789012x'],
    ['name', ''],
    ['related_name', ''],
    ['related_url', 'javascript:alert(1)'],
    ['shows_networks', 2],
    ['id', 2],
  ])('the database itself refuses the %s %s', async (column, value) => {
    const world = await makeWorld();
    await change(world, facts);
    const update = sql`update school set ${sql.ref(column)} = ${value}`;
    await expect(update.execute(world.app.database.handle)).rejects.toThrow(/check/i);
  });

  // spec: 745
  it('the demo school has facts, and leaves those of another school alone', async () => {
    const world = await makeWorld();
    await change(world, facts);
    await loadDemoSchool(world.app);
    expect(await factsOf(world)).toEqual(facts);
    const demo = await makeWorld();
    await loadDemoSchool(demo.app);
    const { body } = await demo.visitor().call(schoolApi.show, {});
    expect(body).toMatchObject({ name: 'Подиум', phone: expect.any(String) });
    expect(body.networks.map(({ name, icon }) => [name, icon])).toEqual([
      ['Instagram', 'instagram'],
      ['Telegram', 'telegram'],
      ['VKontakte', 'vk'],
      ['YouTube', 'youtube'],
    ]);
    expect(contactsOf(body)).toHaveLength(4);
    expect(contactsOf({ ...body, email: 'help@xn--80atdl2c.xn--p1ai' }).at(-1)).toMatchObject({
      ...{ text: 'help@школа.рф', url: 'mailto:help@xn--80atdl2c.xn--p1ai' },
    });
  });
});

describe('facts', () => {
  test.each([
    ['a telephone without a number', { phone: 'call us' }],
    ['a network over plain http', { networks: [{ name: 'x', url: 'http://example.com', icon: 'link' }] }],
    ['a related site over plain http', { related_site: { name: 'x', url: 'http://example.com' } }],
    ['a script as an address', { networks: [{ name: 'x', url: 'javascript:alert(1)', icon: 'link' }] }],
    [
      'a network with an unknown sign',
      { networks: [{ name: 'x', url: 'https://example.com', icon: 'tiktok' }] },
    ],
    ['an INN with a wrong check digit', { inn: '7707083894' }],
    ['an OGRN with a wrong check digit', { ogrn: '1027700132196' }],
    ['what nobody asked for', { slogan: 'We are the best' }],
  ])('refuse %s', (_, given) => {
    expect(schoolFacts.safeParse(given).success).toBe(false);
  });

  test('numbers of organisations and of people', () => {
    expect(['7707083893', '500100732259'].map(isInn)).toEqual([true, true]);
    expect(['7707083890', '500100732258', '', 'abcdefghij'].map(isInn)).toEqual([false, false, false, false]);
    expect(['1027700132195', '304500116000157'].map(isOgrn)).toEqual([true, true]);
    expect(['1027700132194', '304500116000158', ''].map(isOgrn)).toEqual([false, false, false]);
  });

  test('a telephone number is written as people read it', () => {
    expect(phoneText('+79001234567')).toBe('+7\u00a0900\u00a0123\u201145\u201167');
    expect(phoneText('+8613800138000')).toBe('+8613800138000');
  });

  test('the map is asked for an address as a stranger would write it', () => {
    const { frame, page } = mapAddresses('г. Ростов-на-Дону, Садовая, 1 (вход со двора)', 'ru');
    for (const address of [frame, page]) {
      const { searchParams } = new URL(address);
      expect(searchParams.get('text')).toBe('г. Ростов-на-Дону, Садовая, 1');
      expect(searchParams.get('lang')).toBe('ru_RU');
    }
    expect(mapFrames.some((source) => frame.startsWith(source))).toBe(true);
    const chinese = new URL(mapAddresses('罗斯托夫 1 号（演示地址） & <x>', 'zh').frame).searchParams;
    expect([chinese.get('text'), chinese.get('lang')]).toEqual(['罗斯托夫 1 号 & <x>', 'en_US']);
  });

  // spec: 745
  test('a page that names Instagram says whose it is', () => {
    const network = (icon: 'vk' | 'instagram' | 'link', url: string) => [{ id: '1', name: 'x', url, icon }];
    expect(needsMetaNote(network('instagram', 'https://x.example'))).toBe(true);
    expect(needsMetaNote(network('link', 'https://www.instagram.com/x'))).toBe(true);
    expect(needsMetaNote(network('vk', 'https://vk.com/x'))).toBe(false);
  });
});

/** Without the ids that networks are given. */
async function factsOf({ app }: World): Promise<SchoolFacts> {
  const { networks, ...rest } = await schoolFactsOf(app.database.handle);
  return { ...rest, networks: networks.map(({ id: _, ...network }) => network) };
}

function change({ app }: World, given: SchoolFacts): Promise<void> {
  return contextOf(app).transaction((ctx) => changeSchool(ctx, given));
}
