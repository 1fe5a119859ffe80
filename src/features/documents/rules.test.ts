import { expect, it, test } from 'vitest';
import { languages } from '#shared/i18n.ts';
import { newVersionSchema } from './contract.ts';
import { type Block, documentAt, documentNames, documentPath, glued, numbered, openIn } from './rules.ts';
import { templates } from './templates/rules.ts';

it('every document is found at its address, in every language and version', () => {
  for (const name of documentNames) {
    for (const language of languages) {
      expect(documentAt(documentPath(name, language))).toEqual({ name });
      expect(documentAt(documentPath(name, language, 12))).toEqual({ name, version: 12 });
    }
  }
  expect(documentPath('privacy', 'ru')).toBe('/privacy-policy-new.html');
  expect(documentPath('cookies', 'zh')).toBe('/zh/cookies-policy.html');
});

test.each([
  '/',
  '/en',
  '/documents',
  '/documents/offer',
  '/documents/offer/0',
  '/documents/none/1',
  '/documents/offer/1e3',
  '/ru/offer.html',
])('%s is no document', (path) => expect(documentAt(path)).toBeNull());

it('parts are numbered, and their paragraphs within them; what comes before, and lists, are not', () => {
  const blocks: Block[] = [
    { paragraph: 'intro' },
    { heading: 'one' },
    { paragraph: 'a' },
    { list: ['x'] },
    { paragraph: 'b' },
    { heading: 'two' },
    { paragraph: 'c' },
  ];
  expect(numbered(blocks).map(({ number }) => number)).toEqual([null, '1', '1.1', null, '1.2', '2', '2.1']);
});

it('a Russian line does not end with a preposition', () => {
  expect(glued('Договор на доступ к (в г. Ростов) и о', 'ru')).toBe(
    'Договор на\u00a0доступ к\u00a0(в\u00a0г.\u00a0Ростов) и\u00a0о',
  );
  expect(glued('to be or no', 'en')).toBe('to be or no');
});

test.each(documentNames)('the template of %s is whole and alike in three languages', (name) => {
  const { ru, en, zh } = templates[name];
  const shape = (text: typeof ru | undefined) => text?.blocks.map((block) => Object.keys(block)[0]);
  expect(shape(en)).toEqual(shape(ru));
  expect(shape(zh)).toEqual(shape(ru));
  const open = ru.blocks.flatMap(openIn);
  for (const needed of ['legal_name', 'inn', 'address', 'email', 'site'])
    expect(open.includes(needed), needed).toBe(true);
});

it('a text may leave open only what is known to fill it, and holds no markup of its own', () => {
  const text = (block: unknown) => ({ ru: { title: 'Текст', blocks: [block] } });
  const isAccepted = (block: unknown) => newVersionSchema.safeParse(text(block)).success;
  expect(isAccepted({ paragraph: 'ИНН {inn}' })).toBe(true);
  expect(isAccepted({ paragraph: 'КПП {kpp}' })).toBe(false);
  expect(isAccepted({ list: ['{inn}', '{ inn }'] })).toBe(false);
  expect(isAccepted({ html: '<b>x</b>' })).toBe(false);
  expect(isAccepted({ paragraph: 'x', heading: 'y' })).toBe(false);
  expect(isAccepted({ list: [] })).toBe(false);
});
