import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { addDays, day, hour, minute, schoolDay } from '#shared/dates.ts';
import { rows } from '#test/rows.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnBothEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { seenPath } from '../contract/path.ts';
import { mostValues } from '../rules/visits.ts';
import { mostOfNetwork, writeVisits } from './counting.ts';
import { visitsOf } from './figures.ts';
import { forgetVisitors, packEndedDays } from './jobs.ts';
import { addCounts } from './store.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

describeOnBothEngines('visits', (makeWorld) => {
  // spec: 615
  it('are counted once a visitor and day, with where they came from and how far they went', async () => {
    const world = await makeWorld();
    const from = 'https://www.example.com/article?id=7';
    await see(world, { page: '/', from, query: '?utm_source=VK&utm_campaign=Autumn' });
    await see(world, { page: '/', step: 'cards' });
    await writeVisits(world.app);
    // Written already: the same visitor goes on.
    await see(world, { page: '/offer.html' });
    await see(world, { page: '/', step: 'form' });
    await see(world, { page: '/zh', from, userAgent: iphone, address: '10.1.1.2' });
    await writeVisits(world.app);
    const { days, by } = await figures(world);
    expect(days).toMatchObject([{ views: 3, visitors: 2 }]);
    expect(by.source).toEqual([
      { value: 'example.com', views: 0, visitors: 1 },
      { value: 'vk', views: 0, visitors: 1 },
    ]);
    expect(by.campaign).toMatchObject([{ value: 'vk · autumn', visitors: 1 }]);
    expect(by.device.map(({ value }) => value).toSorted()).toEqual(['desk', 'phone']);
    expect(by.page.map(({ value, views }) => `${value} ${views}`).toSorted()).toEqual([
      '/ 1',
      '/offer.html 1',
      '/zh 1',
    ]);
    const reached = Object.fromEntries(by.step.map(({ value, visitors }) => [value, visitors]));
    expect(reached).toEqual({ visit: 2, cards: 1, form: 1 });
    world.passTime(1 * day);
    await see(world, { page: '/' });
    await writeVisits(world.app);
    expect((await figures(world)).days).toMatchObject([{ visitors: 2 }, { visitors: 1 }]);
  });

  // spec: 615
  it('of robots, and what is no visit, are not counted; everybody gets the same answer', async () => {
    const world = await makeWorld();
    const answers = [
      await see(world, { page: '/', userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
      await see(world, { page: '/', step: 'paid' }),
      await see(world, { page: 'x'.repeat(301) }),
      await see(world, { page: '/' }),
    ];
    expect(answers).toEqual([204, 204, 204, 204]);
    await writeVisits(world.app);
    expect((await figures(world)).days).toMatchObject([{ views: 1, visitors: 1 }]);
  });

  // spec: 615
  it('leave no address, no browser and no query behind, and nobody is recognised the day after', async () => {
    const world = await makeWorld();
    await see(world, { page: '/lessons/ivanov@example.com', query: '?token=secret&utm_source=ok' });
    await writeVisits(world.app);
    const tables = ['visit_counts', 'visit_hashes', 'visit_salts'];
    const kept = JSON.stringify(
      await Promise.all(tables.map((table) => rows(world, `select * from ${table}`))),
    );
    for (const trace of ['10.1.1.1', 'Firefox', 'Gecko', 'secret', 'token', 'ivanov'])
      expect(kept).not.toContain(trace);
    world.passTime(1 * day);
    await forgetVisitors(contextOf(world.app));
    expect(await rows(world, 'select * from visit_hashes')).toEqual([]);
    expect(await rows(world, 'select * from visit_salts')).toEqual([]);
  });

  it('from sources that somebody invents by the hundred are one value', async () => {
    const world = await makeWorld();
    for (let source = 0; source < mostValues + 20; source++)
      await see(world, {
        page: '/',
        query: `?utm_source=s${source}`,
        address: `10.2.${source >> 8}.${source & 255}`,
      });
    await writeVisits(world.app);
    const sources = await rows<{ value: string; visitors: number }>(
      world,
      "select value, visitors from visit_counts where dimension = 'source'",
    );
    expect(sources).toHaveLength(mostValues + 1);
    expect(sources.find(({ value }) => value === '…')?.visitors).toBe(20);
  });

  it('of pages that somebody invents by the hundred are one value, with all their views', async () => {
    const world = await makeWorld();
    for (let n = 0; n < mostValues + 20; n++)
      await see(world, { page: `/${inLetters(n)}`, address: `10.2.${n >> 8}.${n & 255}` });
    // By its form no page of the site: the same value, in the middle of the folded ones.
    await see(world, { page: '/a/secret/1', address: '10.2.0.1' });
    await writeVisits(world.app);
    await see(world, { page: '/late', address: '10.2.9.9' });
    await writeVisits(world.app);
    const counted = await rows<{ dimension: string; value: string; views: number; visitors: number }>(
      world,
      "select dimension, value, views, visitors from visit_counts where dimension in ('page', 'landing')",
    );
    const of = (name: string) => counted.filter(({ dimension }) => dimension === name);
    expect(of('page')).toHaveLength(mostValues + 1);
    expect(of('page').find(({ value }) => value === '…')).toMatchObject({ views: 22 });
    expect(of('landing')).toHaveLength(mostValues + 1);
    expect(of('landing').find(({ value }) => value === '…')).toMatchObject({ visitors: 21 });
  });
});

describeOnOneEngine('visitors that somebody invents', (makeWorld) => {
  it('are one beyond the sixtieth of an hour and network, and others are counted as ever', async () => {
    const world = await makeWorld();
    for (let n = 0; n < 3 * mostOfNetwork; n++) {
      await see(world, { page: '/', userAgent: `${firefox} ${n}` });
      await see(world, {
        page: '/',
        userAgent: `${firefox} ${n}`,
        address: `2001:db8:1:2::${n.toString(16)}`,
      });
    }
    await see(world, { page: '/', address: '10.9.9.9' });
    await writeVisits(world.app);
    expect((await figures(world)).days).toMatchObject([
      { views: 6 * mostOfNetwork + 1, visitors: 2 * (mostOfNetwork + 1) + 1 },
    ]);
    await see(world, { page: '/', userAgent: `${firefox} 3` });
    world.passTime(hour);
    for (let n = 0; n < 5; n++) await see(world, { page: '/', userAgent: `${iphone} ${n}` });
    await writeVisits(world.app);
    expect((await figures(world)).days).toMatchObject([{ visitors: 2 * (mostOfNetwork + 1) + 6 }]);
  });
});

describeOnBothEngines('words of an address that name somebody', (makeWorld) => {
  const naming = [
    'ivan.petrov@mail.example',
    '+7916 123-45-67',
    'x9161234567',
    'ivan%40mail.example',
    'ivan＠mail',
  ];

  it('are not kept', async () => {
    const world = await makeWorld();
    for (const [n, word] of naming.entries())
      await see(world, {
        page: '/',
        query: `?utm_source=${encodeURIComponent(word)}&utm_campaign=${encodeURIComponent(`весна ${word}`)}`,
        address: `10.7.0.${n}`,
      });
    await see(world, { page: '/', query: '?utm_source=vk&utm_campaign=2026-11', address: '10.7.1.1' });
    await writeVisits(world.app);
    const { by } = await figures(world);
    expect(by.source.map(({ value }) => value).toSorted()).toEqual(['vk', '…']);
    expect(by.campaign.map(({ value }) => value).toSorted()).toEqual(['vk · 2026-11', '… · …']);
    const kept = JSON.stringify(await rows(world, 'select * from visit_hashes'));
    expect(kept).not.toMatch(/ivan|916|@/);
  });

  it('are taken out of what was counted and sold before', async () => {
    const world = await makeWorld();
    const { handle } = world.app.database;
    await buy(world, world.visitor(), await aCourse(world));
    await sql`update orders set first_source = ${naming[0]!}, first_campaign = ${`vk · ${naming[1]!}`},
      last_source = 'vk', last_campaign = null`.execute(handle);
    const counts = JSON.stringify({
      source: [
        [naming[0], 1, 2],
        ['…', 3, 4],
        ['vk', 5, 6],
      ],
      page: [['/', 1, 1]],
    });
    await sql`insert into visit_days (day, counts) values ('2026-01-01', ${counts})`.execute(handle);
    await sql`insert into visit_months (month, counts) values ('2026-01', ${counts})`.execute(handle);
    for (const value of [naming[0]!, '…'])
      await sql`insert into visit_counts (dimension, day, value, views, visitors)
        values ('source', '2026-01-02', ${value}, 1, 2)`.execute(handle);
    const { up } = await import('../../../../../migrations/146-words-that-name-nobody.ts');
    await up({ db: handle } as never);
    expect(await rows(world, 'select first_source, first_campaign, last_source from orders')).toEqual([
      { first_source: '…', first_campaign: 'vk · …', last_source: 'vk' },
    ]);
    const mended = JSON.stringify({
      source: [
        ['…', 4, 6],
        ['vk', 5, 6],
      ],
      page: [['/', 1, 1]],
    });
    expect(
      await rows(world, 'select counts from visit_days union all select counts from visit_months'),
    ).toEqual([{ counts: mended }, { counts: mended }]);
    const counted = await rows<{ views: number; visitors: number }>(
      world,
      'select views, visitors from visit_counts',
    );
    expect(counted.map(({ views, visitors }) => [Number(views), Number(visitors)])).toEqual([[2, 4]]);
  });
});

describeOnBothEngines('visits of days that are over', (makeWorld) => {
  // spec: 616
  it('are packed, and come to what was counted, whole months and parts of them', async () => {
    const world = await makeWorld();
    const { app } = world;
    const words = ['vk', 'ok', '__proto__', 'источник', ''];
    for (let at = 0; at < 75; at += 3) {
      for (const [place, word] of words.entries())
        if ((at + place) % 2 === 0)
          await see(world, { page: '/', query: `?utm_source=${word}`, address: `10.5.${place}.1` });
      await writeVisits(app);
      world.passTime(3 * day);
    }
    const today = schoolDay(app.now(), app.config.timeZone);
    const spans = [
      [80, 0],
      [80, 20],
      [60, 31],
      [40, 38],
      [45, 2],
      [7, 0],
    ].map(([from, to]) => ({ first: addDays(today, -from!), last: addDays(today, -to!) }));
    const all = () => Promise.all(spans.map((span) => visitsOf(contextOf(app), span)));
    const before = await all();
    expect(before[0]!.days.length).toBeGreaterThan(20);
    await packEndedDays(contextOf(app));
    expect(await rows(world, 'select * from visit_counts')).toEqual([]);
    expect(await all()).toEqual(before);
    // Counted late: added to the packed counts.
    const late = schoolDay(new Date(app.now().getTime() - 3 * day), app.config.timeZone);
    await addCounts(app.database.handle, [
      { dimension: 'all', day: late, value: '', views: 2, visitors: 1 },
      { dimension: 'source', day: late, value: 'vk', views: 0, visitors: 1 },
    ]);
    const loose = await all();
    expect(loose).not.toEqual(before);
    await packEndedDays(contextOf(app));
    expect(await all()).toEqual(loose);
  });
});

describeOnOneEngine('the bytes of the database', (makeWorld) => {
  // spec: 615
  it('say nothing of the visitors of a day that is over, and those of today go on being known', async () => {
    const world = await makeWorld();
    for (let visitor = 0; visitor < 400; visitor++)
      await see(world, {
        page: '/',
        query: '?utm_source=vk',
        address: `10.3.${visitor >> 7}.${visitor & 127}`,
      });
    await writeVisits(world.app);
    const hashes = await rows<{ hash: string }>(world, 'select hash from visit_hashes');
    const salts = await rows<{ salt: string }>(world, 'select salt from visit_salts');
    const secrets = [...hashes.map(({ hash }) => hash), ...salts.map(({ salt }) => salt)];
    expect(hashes).toHaveLength(400);
    const found = async () => {
      const bytes = await bytesOf(world);
      return [...secrets, '10.3.1.1', 'Gecko/20100101'].filter((secret) => bytes.includes(secret)).length;
    };
    expect(await found()).toBe(secrets.length);
    world.passTime(1 * day);
    for (let visitor = 0; visitor < 40; visitor++)
      await see(world, { page: '/', address: `10.4.0.${visitor}` });
    await writeVisits(world.app);
    await forgetVisitors(contextOf(world.app));
    expect(await found()).toBe(0);
    expect(await rows(world, 'select * from visit_hashes')).toHaveLength(40);
    await see(world, { page: '/offer.html', address: '10.4.0.1' });
    await writeVisits(world.app);
    expect((await figures(world)).days.at(-1)).toMatchObject({ visitors: 40, views: 41 });
  });
});

/** The database's file and its log, as a thief of the disk would read them. */
async function bytesOf(world: World): Promise<string> {
  const files = [world.databaseAt, `${world.databaseAt}-wal`].map((file) => readFile(file, 'latin1'));
  return (await Promise.all(files)).join('');
}

interface Seen {
  page: string;
  from?: string;
  query?: string;
  step?: string;
  userAgent?: string;
  address?: string;
}

async function see(
  world: World,
  { userAgent = firefox, address = '10.1.1.1', step = 'visit', ...seen }: Seen,
) {
  const { statusCode } = await world.server.inject({
    method: 'POST',
    url: seenPath,
    remoteAddress: address,
    headers: { 'user-agent': userAgent },
    payload: { ...seen, step },
  });
  return statusCode;
}

/** A word of letters alone, as the path of a page is, another for each number. */
function inLetters(n: number): string {
  return n.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
}

function figures(world: World) {
  const today = schoolDay(world.app.now(), world.app.config.timeZone);
  const weekAgo = schoolDay(
    new Date(world.app.now().getTime() - 7 * day - minute),
    world.app.config.timeZone,
  );
  return visitsOf(contextOf(world.app), { first: weekAgo, last: today });
}
