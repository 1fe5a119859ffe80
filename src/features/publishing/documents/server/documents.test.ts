import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import { schoolFacts } from '#features/publishing/school/rules/school.ts';
import { changeSchool } from '#features/publishing/school/server/school.ts';
import { contextOf } from '#server/context.ts';
import { minute } from '#shared/dates.ts';
import { languages } from '#shared/i18n.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { documentsApi, type NewVersion } from '../contract/documents.ts';
import { documentNames } from '../rules/documents.ts';
import { type Block, blank } from '../rules/text.ts';
import { emptyRequisites } from './documents.ts';
import { keepFormerFacts } from './facts.ts';
import { publishDocument, publishTemplates } from './publishDocument.ts';

describeOnBothEngines('documents', (makeWorld) => {
  // spec: 76
  it('a school begins with all six, in three languages', async () => {
    const world = await makeWorld();
    for (const language of languages) {
      const visitor = world.visitor(language);
      const { documents } = (await visitor.call(documentsApi.list, {})).body;
      expect(documents.map(({ document, version }) => [document, version])).toEqual(
        documentNames.map((name) => [name, 1]),
      );
      for (const { document, title } of documents) {
        const { status, body } = await visitor.call(documentsApi.show, { document });
        expect([status, body.language, body.title, body.versions.length]).toEqual([200, language, title, 1]);
        expect(body.blocks.length).toBeGreaterThan(5);
      }
    }
  });

  // spec: 77
  it('what the school has not said is a blank, and what it has said stands there', async () => {
    const world = await makeWorld();
    const offer = async () => wordsOf((await show(world)).blocks);
    expect(await offer()).toContain(`ИНН ${blank}`);
    expect(await emptyRequisites(contextOf(world.app))).toEqual([
      ...['address', 'email', 'inn', 'legal_name', 'ogrn', 'phone', 'school'],
    ]);
    await giveFacts(world, { legal_name: 'ООО «Пример» {inn} <b>', inn: '7707083893' });
    expect(await offer()).toContain('ИНН 7707083893');
    // A requisite is a plain value: neither a placeholder nor markup.
    expect(await offer()).toContain('предложение ООО «Пример» {inn} <b> (далее — Школа)');
    expect(await offer()).toContain(`Адрес: ${blank}`);
    expect(await emptyRequisites(contextOf(world.app))).not.toContain('inn');
  });

  it('names and addresses are in the language of the text', async () => {
    const world = await makeWorld();
    const email = 'help@школа.рф';
    await giveFacts(world, { name: { ru: 'Подиум', en: 'Podium' }, phone: '8 900 123-45-67', email });
    const { body } = await world.visitor('en').call(documentsApi.show, { document: 'offer' });
    expect(wordsOf(body.blocks)).toContain('under the name Podium');
    expect(wordsOf(body.blocks)).toContain(`Email: ${email}`);
    expect(wordsOf(body.blocks)).toMatch(/Phone: \+7\u00a0900\u00a0123\u201145\u201167/);
  });

  // spec: 76
  it('a new version is in force at once; the old one stays as it was, at its own address', async () => {
    const world = await makeWorld();
    const before = await show(world);
    world.passTime(minute);
    expect(await publishText(world, 'Новые условия')).toBe(2);
    const now = await show(world);
    expect(now).toMatchObject({ version: 2, title: 'Новые условия' });
    expect(now.versions.map(({ version }) => version)).toEqual([2, 1]);
    const old = await show(world, 1);
    expect(old).toEqual({ ...before, versions: now.versions });
    const { status } = await world.visitor().call(documentsApi.show, { document: 'offer', version: 3 });
    expect(status).toBe(404);
    await publishTemplates(world.app.database, world.app.now());
    expect((await show(world)).version).toBe(2);
  });

  it('a person who agreed finds the school as it was then; the next edition says what it is now', async () => {
    const world = await makeWorld();
    await giveFacts(world, { legal_name: 'ИП Первая', inn: '7707083893' });
    await agree(world, ['offer', 'privacy']);
    await giveFacts(world, { legal_name: 'ООО «Вторая»', inn: '7707083893' });
    await world.runJobs();
    expect(wordsOf((await show(world, 1)).blocks)).toContain('ИП Первая');
    const now = await show(world);
    expect(now.version).toBe(2);
    expect(wordsOf(now.blocks)).toContain('ООО «Вторая»');
    // Nor does another change reach the first two, and a change that leaves the text as it was makes no edition.
    await giveFacts(world, { legal_name: 'ООО «Вторая»', inn: '7707083893', telegram: '@school_bot' });
    await world.runJobs();
    expect((await show(world)).version).toBe(2);
    await giveFacts(world, { legal_name: 'ООО «Третья»' });
    await world.runJobs();
    const told = await Promise.all(
      [1, 2, 3].map(async (version) => wordsOf((await show(world, version)).blocks)),
    );
    for (const [index, name] of ['ИП Первая', 'ООО «Вторая»', 'ООО «Третья»'].entries())
      expect(told.map((text) => text.includes(name))).toEqual([0, 1, 2].map((each) => each === index));
  });

  it('what nobody has agreed to yet says what is so now, and makes no edition', async () => {
    const world = await makeWorld();
    await giveFacts(world, { legal_name: 'ИП Первая' });
    await giveFacts(world, { legal_name: 'ООО «Вторая»' });
    await world.runJobs();
    const { version, blocks } = await show(world);
    expect([version, wordsOf(blocks).includes('ООО «Вторая»')]).toEqual([1, true]);
  });

  it('editions from before keep what the school is when the product starts', async () => {
    const world = await makeWorld();
    const { handle } = world.app.database;
    await giveFacts(world, { legal_name: 'ИП Первая' });
    await sql`insert into document_versions (document, version, language, title, blocks, published_at)
      select document, 2, language, title, blocks, published_at from document_versions where document = 'offer'`.execute(
      handle,
    );
    await keepFormerFacts(contextOf(world.app));
    await giveFacts(world, { legal_name: 'ООО «Вторая»' });
    expect(wordsOf((await show(world, 1)).blocks)).toContain('ИП Первая');
    expect(wordsOf((await show(world)).blocks)).toContain('ООО «Вторая»');
  });

  it('a version without a translation is read in English, else in Russian, never in an older version', async () => {
    const world = await makeWorld();
    await publishText(world, 'Условия', { en: aText('Terms') });
    const inChinese = () => world.visitor('zh').call(documentsApi.show, { document: 'offer' });
    expect((await inChinese()).body).toMatchObject({ version: 2, language: 'en', title: 'Terms' });
    await publishText(world, 'Условия');
    expect((await inChinese()).body).toMatchObject({ version: 3, language: 'ru', title: 'Условия' });
    const { documents } = (await world.visitor('zh').call(documentsApi.list, {})).body;
    expect(documents[0]).toMatchObject({ document: 'offer', version: 3, title: 'Условия' });
  });

  it('what is published can be neither changed nor deleted', async () => {
    const { app } = await makeWorld();
    const table = app.database.handle;
    const refusal = 'published documents do not change';
    await expect(table.updateTable('document_versions').set({ title: 'x' }).execute()).rejects.toThrow(
      refusal,
    );
    await expect(table.deleteFrom('document_versions').execute()).rejects.toThrow(refusal);
  });

  it('the table refuses what is no version', async () => {
    const { app } = await makeWorld();
    const table = app.database.handle;
    const good = {
      document: 'offer',
      version: 2,
      language: 'ru',
      title: 'x',
      blocks: '[{}]',
      published_at: '2026-01-01',
    } as const;
    for (const bad of [{ document: 'x' }, { version: 0 }, { version: 1 }, { title: '' }]) {
      const row = table.insertInto('document_versions').values({ ...good, ...bad } as typeof good);
      await expect(row.execute(), JSON.stringify(bad)).rejects.toThrow();
    }
    await table.insertInto('document_versions').values(good).execute();
  });

  it('of two versions published at once each has a number of its own', async () => {
    const world = await makeWorld();
    const results = await Promise.allSettled([publishText(world, 'Раз'), publishText(world, 'Два')]);
    const numbers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect((await show(world)).versions.map(({ version }) => version)).toEqual(
      Array.from({ length: numbers.length + 1 }, (_, index) => numbers.length + 1 - index),
    );
  });

  it('an unknown document is not found', async () => {
    const world = await makeWorld();
    const answer = await world.visitor().request({ method: 'GET', url: '/api/documents/users' });
    expect(answer.status).toBe(404);
  });
});

function agree(world: World, documents: readonly ('offer' | 'privacy')[]): Promise<unknown> {
  const given = { userId: null, email: 'vera@example.com', documents, place: 'checkout' };
  return contextOf(world.app).transaction((ctx) => recordConsents(ctx, given));
}

function aText(title: string): NewVersion['ru'] {
  return { title, blocks: [{ paragraph: `${title} школы «{school}»` }] };
}

function publishText(world: World, title: string, translations: Partial<NewVersion> = {}): Promise<number> {
  const { app } = world;
  return contextOf(app).transaction((ctx) =>
    publishDocument(ctx, 'offer', { ru: aText(title), ...translations }),
  );
}

async function show(world: World, version?: number) {
  return (await world.visitor().call(documentsApi.show, { document: 'offer', version })).body;
}

async function giveFacts(world: World, facts: Parameters<typeof schoolFacts.parse>[0] & object) {
  const { app } = world;
  await contextOf(app).transaction((ctx) => changeSchool(ctx, schoolFacts.parse(facts)));
}

function wordsOf(blocks: Block[]): string {
  return blocks.flatMap((block) => Object.values(block).flat()).join('\n');
}
