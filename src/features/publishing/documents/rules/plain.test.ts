import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { allBenefits } from '#features/publishing/school/rules/benefits.ts';
import { documentNames } from './documents.ts';
import { blocksOf, plainText } from './plain.ts';
import { templateFor } from './templates.ts';
import type { Block } from './text.ts';

describe('a document as plain text', () => {
  it.each(documentNames)('%s comes back as it was, in every language', (name) => {
    for (const text of Object.values(templateFor(name, allBenefits)))
      expect(blocksOf(plainText(text.blocks))).toEqual(text.blocks);
  });

  test('what a lawyer sends is read as one would read it', () => {
    const text =
      '#  Предмет \r\n\r\nПервая строка\r\nи её конец.\r\n— один\r\n• два\r\n\r\n\r\nВторой абзац.\r\n# Итог';
    expect(blocksOf(text)).toEqual([
      { heading: 'Предмет' },
      { paragraph: 'Первая строка и её конец.' },
      { list: ['один', 'два'] },
      { paragraph: 'Второй абзац.' },
      { heading: 'Итог' },
    ]);
    expect(blocksOf(' \n\n')).toEqual([]);
    expect(blocksOf('\\— сказал он.')).toEqual([{ paragraph: '— сказал он.' }]);
    expect(blocksOf('#без пробела\n-1 %')).toEqual([{ paragraph: '#без пробела -1 %' }]);
  });

  test('whatever is read comes back the same when it is written and read again', () => {
    const lines = fc.array(fc.oneof(fc.string(), fc.constantFrom('# a', '- b', '', '-', '#', '<script>')));
    fc.assert(
      fc.property(lines, (given) => {
        const blocks: Block[] = blocksOf(given.join('\n'));
        expect(blocksOf(plainText(blocks))).toEqual(blocks);
      }),
    );
  });
});
