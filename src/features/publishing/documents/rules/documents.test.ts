import { expect, it, test } from 'vitest';
import { allBenefits, type Benefit } from '#features/publishing/school/rules/benefits.ts';
import { languages } from '#shared/i18n.ts';
import { newVersionSchema } from '../contract/documents.ts';
import { documentAt, documentNames, documentPath } from './documents.ts';
import { isTemplate, templateFor } from './templates.ts';
import { type Block, numbered, openIn, withNonBreakingSpaces } from './text.ts';

// spec: 75
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
  expect(withNonBreakingSpaces('Договор на доступ к (в г. Ростов) и о', 'ru')).toBe(
    'Договор на\u00a0доступ к\u00a0(в\u00a0г.\u00a0Ростов) и\u00a0о',
  );
  expect(withNonBreakingSpaces('to be or no', 'en')).toBe('to be or no');
});

test.each(documentNames)('the template of %s is whole and alike in three languages', (name) => {
  const { ru, en, zh } = templateFor(name, allBenefits);
  const shape = (text: typeof ru | undefined) => text?.blocks.map((block) => Object.keys(block)[0]);
  expect(shape(en)).toEqual(shape(ru));
  expect(shape(zh)).toEqual(shape(ru));
  const open = ru.blocks.flatMap(openIn);
  for (const needed of ['legal_name', 'inn', 'address', 'email', 'site'])
    expect(open.includes(needed), needed).toBe(true);
});

it('the offer speaks of instalments, a certificate and refunds in the cabinet only where the school has them', () => {
  const offer = (...has: Benefit[]) => templateFor('offer', new Set(has));
  const words = (...has: Benefit[]) => JSON.stringify(offer(...has).ru);
  expect(words()).not.toMatch(/рассрочк|сертификат|возврате в личном кабинете/i);
  expect(words()).toContain('Для возврата достаточно написать на {email}');
  expect(words('instalments')).toMatch(/Рассрочка/);
  expect(words('certificate')).toMatch(/сертификат/);
  expect(words('cabinet_refund')).toMatch(/попросить о возврате в личном кабинете/);
  // Parts are numbered after omissions.
  expect(offer().ru.blocks.filter((block) => 'heading' in block)).toHaveLength(
    offer('instalments').ru.blocks.filter((block) => 'heading' in block).length - 1,
  );
});

it('a template is known as one, whatever the school had; a word of its own makes it the school’s', () => {
  for (const has of [[], ['instalments'], [...allBenefits]] as Benefit[][])
    expect(isTemplate('offer', templateFor('offer', new Set(has)))).toBe(true);
  const changed = templateFor('offer', allBenefits);
  changed.ru.blocks.push({ paragraph: 'И ещё одно условие.' });
  expect(isTemplate('offer', changed)).toBe(false);
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
