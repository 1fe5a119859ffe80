import { describe, expect, it } from 'vitest';
import { languages } from '#shared/i18n.ts';
import { shownTexts } from '#test/shownTexts.ts';
import { sources } from '#test/sources.ts';
import { pages, panelFrame, root } from './screens/pages.ts';
import { sectionTexts, textsFor } from './surfaces.ts';
import { messages } from './texts.ts';

const russian = Object.fromEntries(Object.entries(messages).map(([name, texts]) => [name, texts.ru]));
const shown = shownTexts(await sources(/^src\//), russian);

describe.each([root, panelFrame, ...pages])('$file', ({ file, texts = [] }) => {
  const isPanel = /\/(?:admin|panel)\//.test(file);
  const around = [root, panelFrame].some((each) => each.file === file)
    ? []
    : isPanel
      ? panelFrame.texts
      : root.texts;

  it('names the texts that it shows, and no others', () => {
    const needed = [...shown(`src/${file}`)].filter((name) => !around.includes(name));
    expect([...texts].sort()).toEqual(needed.sort());
  });
});

describe('texts of a page', () => {
  it('of the panel are those of its frame and its section, and the names of all sections', () => {
    const { messages: given } = textsFor('/admin/orders/refunds', 'ru', null);
    expect(given).toMatchObject({ refundList: {}, receiptsPanel: {}, staff: {} });
    expect(given.coursesPanel).toEqual({ title: expect.anything(), parts: expect.anything() });
    expect(given).not.toHaveProperty('courseForm');
  });

  it('of another section come by themselves, in every language', () => {
    for (const language of languages) expect(sectionTexts('courses', language)).toHaveProperty('courseForm');
    expect(sectionTexts('courses', 'ru')).not.toHaveProperty('staff');
    expect(sectionTexts('nowhere', 'ru')).toBeNull();
  });

  it('call the school by its name', () => {
    expect(textsFor('/login', 'en', 'Light').messages.ui?.brand).toBe('Light');
  });
});
