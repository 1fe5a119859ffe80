// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const materialsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { material: { added: string; changed: string; arranged: string; removed: string; restored: string } };
  auditFields: { content: string; purpose: string };
  materials: { lesson: string; course: string; preparing: string; purposes: { guide: string; templates: string; agencies: string; folder: string; other: string; community: string }; size: '{amount} {unit, select, kilobytes {} other {}}'; download: string; open: string };
  materialsPanel: { title: string; courseHint: string; lessonHint: string; empty: string; add: string; addTitle: string; editTitle: string; up: '{title}'; down: '{title}'; purposes: { guide: string; community: string; folder: string; other: string; agencies: string; templates: string }; fields: { purpose: string; title: string; kind: string; file: string; url: string }; saved: string; ordered: string; remove: { title: string; text: '{title}'; done: '{title}'; undone: string; button: string; confirm: string; undo: string }; cancel: string; edit: string; failed: '{reason}'; kinds: { file: string; link: string }; save: string; unknown: string };
  server: {
    personalData: { sections: { material_tickets: string }; columns: { material_id: string } };
  };
}
