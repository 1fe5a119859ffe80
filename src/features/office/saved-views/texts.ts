// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const savedViewsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { view: { saved: string; changed: string; removed: string } };
  auditFields: { is_shared: string; list: string };
  savedViews: { title: string; save: string; edit: string; saveTitle: string; editTitle: '{name}'; lead: string; shared: string; sharedMark: string; remove: string; removeText: '{name}'; removeShared: '{name}'; saved: '{name}'; removed: '{name}'; all: string; cancel: string; confirm: string; failed: '{reason}'; name: string; submit: string; unknown: string };
  server: {
    errors: { too_many_views: '{most}' };
    personalData: { sections: { saved_views: string }; columns: { is_shared: string; query: string } };
  };
}
