// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const guardiansTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  guardianPage: { title: string; loading: string; missing: string; lead: '{name}'; filled: string; amount: string; about: string; seller: string; refundTerm: '{days}'; until: '{date}'; name: string; phone: string; phoneHint: string; agree: string; agreeAndPay: string; agreeAndApply: string; decline: string; declineSure: string; declineYes: string; back: string; failed: string; support: string; consented: string; consentedText: string; payText: '{amount} {name}'; pay: string; checking: string; notPaid: string; applyText: '{name}'; apply: string; paid: string; paidText: string; paidOrder: '{amount} {order}'; questions: string; over: string; overText: string; declined: string; declinedText: string; expired: string; expiredText: string; withdrawn: string; withdrawnText: string; held: string; heldText: string; child: string; childEmail: string; sending: string };
  guardians: { under18: string; email: string; emailHint: string };
  server: {
    agreedMail: { subject: string; paragraphs: readonly ('{title}')[] };
    endedMail: { subject: '{state, select, declined {} other {}}'; paragraphs: readonly ('{state, select, declined {} other {}} {title}' | string)[] };
    errors: { guardian_required: string };
    guardianMail: { subject: '{name} {reminder, select, yes {} other {}}'; paragraphs: readonly ('{date} {days}' | '{name} {title}' | string)[]; button: string; footer: string };
    newLinkMail: { subject: string; paragraphs: readonly ('{days}' | '{name}')[]; button: string; footer: string };
    personalData: { sections: { guardian_requests: string }; columns: { guardian_email: string; guardian_language: string; guardian_name: string } };
  };
}
