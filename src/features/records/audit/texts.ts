// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const auditTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  audit: { list: { searchHint: string; columns: { actor: string; subject: string; action: string; address: string; created_at: string; role: string }; filters: { from: string; to: string }; any: { action: string }; empty: string; emptyHint: string; title: string }; details: { title: string; openPerson: string; request: string; browser: string; id: string }; erased: string; system: string };
  auditActions: { list: { exported: string } };
  auditChanges: { title: string; field: string; before: string; after: string; nothing: string; no: string; yes: string };
  auditFields: { answer: string; until: string; language: string; value: string; state: string; is_on: string; subject: string; translations: string; action: string; age: string; deleted_at: string; description: string; email: string; format: string; from: string; kind: string; name: string; note: string; order: string; phone: string; photos: string; place: string; position: string; question: string; reason: string; rows: string; search: string; status: string; text: string; title: string; to: string; version: string; waiting: string };
  server: {
    personalData: { sections: { done_by_staff: string; done_as_staff: string }; columns: { action: string; before: string; after: string; actor_email: string; actor_role: string } };
  };
}
