// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const consentsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  consents: { newTab: string; wordings: { boxes: { privacy: '<document></document>'; personal_data: '<document></document>'; offer: '<document></document>'; newsletter: '<document></document>'; review: '<document></document>' }; button: { offer: '<document></document>' }; service: { privacy: '<document></document>'; personal_data: '<document></document>' }; guardian: { privacy: '<document></document>'; personal_data: '<document></document>'; offer: '<document></document>' }; reminder: string }; cookies: { label: string; text: string; more: string; accept: string; decline: string; settings: string; accepted: string; declined: string; analytics: { text: string; accept: string; decline: string; accepted: string; declined: string } } };
  server: {
    errors: { document_changed: string; consent_required: string };
    personalData: { sections: { withdrawals: string; consents: string }; columns: { document_language: string; wording: string; given_at: string; consent_id: string; withdrawn_at: string; given_by_name: string; given_by_email: string; version: string }; values: { payment_reminder: string; registration: string; checkout: string; waitlist: string; cabinet: string; 'sign-in with google': string; 'sign-in with vk': string; newsletter: string; offer: string; personal_data: string; privacy: string } };
  };
}
