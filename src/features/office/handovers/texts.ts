// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const handoversTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { handover: { made: string; done: string } };
  auditFields: { colleague: string };
  handovers: { list: { title: string; empty: string; emptyHint: string }; button: string; title: '{subject}'; lead: string; colleague: string; text: string; submit: string; handed: '{name}'; inHand: '{to}'; inYourHands: string; facts: '{from} {time}'; done: string; finished: string; cancel: string; failed: '{reason}'; unknown: string };
  noticeKinds: { title: { handed_over: string }; text: { handed_over: '{from} {hasText, select, yes {} other {}} {subject} {text}' } };
  taskKinds: { title: { handed_over: string }; act: { handed_over: string } };
  server: {
    personalData: { sections: { handovers: string; order_handovers: string }; columns: { done_at: string } };
  };
}
