import { describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { pageMatcher } from '#server/pages/addresses.ts';
import { languages } from '#shared/i18n.ts';
import type { SettingsPlace, Shortcut, StuckKind, TaskKind } from '#shared/manifest.ts';
import { sources } from '#test/sources.ts';
import { manifests } from './manifests.ts';
import { pages } from './screens/pages.ts';
import { messages } from './texts.ts';

const sections = manifests.flatMap(({ sections: own = [] }) => own);
const parts = manifests.flatMap(({ parts: own = [] }) => own);

describe('the plain halves of the manifests', () => {
  it('are all listed', async () => {
    const files = await sources(/^src\/features\/[^/]+\/[^/]+\/manifest\.ts$/);
    expect(manifests).toHaveLength(files.length);
  });

  it('name texts that there are, in every language', () => {
    const named = [
      ...sections.flatMap(({ title, partsTitle }) => [title, ...(partsTitle ? [partsTitle] : [])]),
      ...parts.map(({ title }) => title),
    ];
    const missing = languages.flatMap((language) =>
      named.filter((key) => textOf(key, language) === undefined).map((key) => `${language} ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('name every action that is written into the audit log, once, and the log has words for each', async () => {
    const named = manifests.flatMap(({ audit = [] }) => audit);
    expect(new Set(named).size).toBe(named.length);
    for (const language of languages)
      expect(
        named.filter((action) => typeof textOf(`auditActions.${action}`, language) !== 'string'),
      ).toEqual([]);
    const server = await sources(/^src\/features\/[^/]+\/[^/]+\/server\/(?!.*\.test\.ts$)/);
    const written = server
      .filter(({ text }) => /record\w*Action|recordChange|\.audit\)\[number\]/.test(text))
      .flatMap(({ text }) =>
        [...text.matchAll(/\baction: '([a-z_]+\.[a-z_]+)'/g)].map(([, action]) => action!),
      );
    expect(written.length).toBeGreaterThan(50);
    expect(written.filter((action) => !named.includes(action))).toEqual([]);
  });

  it('name every field that the audit log has words for, once, and every kind of subject', () => {
    const fields = manifests.flatMap(({ auditFields = [] }) => auditFields);
    const subjects = new Set(manifests.flatMap(({ auditSubjects = [] }) => auditSubjects));
    expect(new Set(fields).size).toBe(fields.length);
    for (const language of languages) {
      expect(Object.keys(messages.auditFields[language]).toSorted(), language).toEqual(fields.toSorted());
      expect(new Set(Object.keys(messages.auditSubjects[language])), language).toEqual(subjects);
    }
  });

  it('have words for every field that an entry of the log names, and for all that narrows a list', async () => {
    const fields: readonly string[] = manifests.flatMap(({ auditFields = [] }) => auditFields);
    const queries = features.flatMap(({ listings = [] }) => listings.map(({ listing }) => listing.query));
    const pages = ['page', 'page_size', 'sort', 'direction', 'after', 'before', 'from_end'];
    const narrowing = new Set(queries.flatMap((query) => Object.keys(query.shape)));
    expect([...narrowing].filter((name) => !pages.includes(name) && !fields.includes(name))).toEqual([]);

    const server = await sources(/^src\/features\/[^/]+\/[^/]+\/server\/(?!.*\.test\.ts$)/);
    const written = server
      .filter(({ text }) => /record\w*Action\(|recordChange\(/.test(text))
      .flatMap(({ text }) => [...text.matchAll(/\b(?:before|after)(?:: AuditFields =|:) \{([^{}]*)\}/g)])
      .flatMap(([, literal]) => [...literal!.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)])
      .map(([, name]) => name!);
    expect(written.length).toBeGreaterThan(30);
    expect([...new Set(written)].filter((name) => !fields.includes(name))).toEqual([]);
  });

  it('have words for every part of the school whose change is logged by its name', async () => {
    const server = await sources(/^src\/features\/[^/]+\/[^/]+\/server\/(?!.*\.test\.ts$)/);
    const named = server
      .filter(({ text }) => text.includes('recordChange'))
      .flatMap(({ text }) => [...text.matchAll(/\bsubject: '([a-z_]+\.[a-z_]+)/g)].map(([, name]) => name!));
    expect(named.length).toBeGreaterThan(3);
    const texts = named.map((name) => [name, textOf(`auditSubjects.${name}`, 'ru')] as const);
    expect(texts.filter(([, text]) => typeof text !== 'string').map(([name]) => name)).toEqual([]);
  });

  it('name pages that there are, each at one address; every page has one', async () => {
    const files = new Set(pages.map(({ file }) => `src/${file}`));
    const known = (await sources(/^src\/(?:features|screens)\/|^src\/panelTexts\.ts$/)).map(
      ({ path }) => path,
    );
    expect([...files].filter((file) => !known.includes(file))).toEqual([]);
    const drawn = known.filter((path) => /\/(?:site|cabinet|admin|panel)\/\w+Page\.tsx$/.test(path));
    expect(drawn.filter((path) => !files.has(path))).toEqual([]);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  it('lead the menu and the tabs to pages', () => {
    const isPage = pageMatcher(pages.map(({ path }) => path.slice(1)));
    const addresses = [...sections, ...parts].map(({ path }) => path);
    expect(addresses.filter((path) => !isPage(path))).toEqual([]);
  });

  it('name every reason for the history of an order once, and there are words for each', () => {
    const named = manifests.flatMap(({ orderReasons = [] }) => orderReasons);
    expect(new Set(named).size).toBe(named.length);
    for (const language of languages)
      expect(
        named.filter((reason) => typeof textOf(`orderReasons.${reason}`, language) !== 'string'),
      ).toEqual([]);
  });

  it('name every kind of news that staff are told, once, each at a place of its own', () => {
    const kinds = manifests.flatMap(({ notices = {} }) => Object.entries(notices));
    const names = kinds.map(([name]) => name);
    const told = features.flatMap(({ notices }) => Object.keys(notices?.kinds ?? {}));
    expect(told.toSorted()).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(kinds.map(([, { place }]) => place)).size).toBe(kinds.length);
    for (const language of languages)
      expect(
        names.filter((name) => typeof textOf(`noticeKinds.title.${name}`, language) !== 'string'),
      ).toEqual([]);
  });

  it('name what waits for staff, and forms, in words', () => {
    const kinds = manifests.flatMap(({ tasks = {} }) => Object.entries<TaskKind>(tasks));
    const told = features.flatMap(({ tasks }) => Object.keys(tasks?.kinds ?? {}));
    expect(told.toSorted()).toEqual(kinds.map(([kind]) => kind).toSorted());
    expect(new Set(kinds.map(([, { place }]) => place)).size).toBe(kinds.length);
    const shortcuts = manifests.flatMap(({ shortcuts: own = [] }): readonly Shortcut[] => own);
    expect(new Set(shortcuts.map(({ place }) => place)).size).toBe(shortcuts.length);
    const keys = [
      ...kinds.flatMap(([kind]) => [`taskKinds.title.${kind}`, `taskKinds.act.${kind}`]),
      ...shortcuts.map(({ title }) => `shortcuts.${title}`),
      ...manifests
        .flatMap(({ settings: own = [] }): readonly SettingsPlace[] => own)
        .map(({ title }) => `shortcuts.${title}`),
    ];
    for (const language of languages)
      expect(keys.filter((key) => typeof textOf(key, language) !== 'string')).toEqual([]);
  });

  it('name what can be stuck with a person, in words, each at a place of its own', () => {
    const kinds = manifests.flatMap(({ stuck = {} }) => Object.entries<StuckKind>(stuck));
    const found = features.flatMap(({ stuck }) => Object.keys(stuck?.kinds ?? {}));
    expect(found.toSorted()).toEqual(kinds.map(([kind]) => kind).toSorted());
    expect(new Set(kinds.map(([, { place }]) => place)).size).toBe(kinds.length);
    for (const language of languages)
      expect(kinds.filter(([kind]) => typeof textOf(`stuckKinds.${kind}`, language) !== 'string')).toEqual(
        [],
      );
  });

  it('put every part into a section, at a place and an address of its own', () => {
    const names = sections.map(({ name }) => name);
    expect(parts.filter(({ section }) => !names.includes(section))).toEqual([]);
    const places = parts.map(({ section, place }) => `${section} ${place}`);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(parts.map(({ path }) => path)).size).toBe(parts.length);
    const inMenu = sections.flatMap(({ place }) => (place === undefined ? [] : [place]));
    expect(new Set(inMenu).size).toBe(inMenu.length);
    const many = sections.filter(({ name }) => parts.filter(({ section }) => section === name).length > 1);
    expect(
      many.filter(({ partsTitle }) => partsTitle === undefined),
      'what its parts are called together',
    ).toEqual([]);
  });
});

function textOf(key: string, language: (typeof languages)[number]): unknown {
  const [namespace, ...path] = key.split('.');
  const texts: unknown = (messages as Record<string, Record<string, unknown>>)[namespace!]?.[language];
  return path.reduce((found, part) => (found as Record<string, unknown> | undefined)?.[part], texts);
}
