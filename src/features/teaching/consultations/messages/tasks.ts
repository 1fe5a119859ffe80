import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const consultationsTaskMessages = defineMessages({
  ru: { title: { consultation_asked: 'Ждут консультации' }, act: { consultation_asked: 'Назначить время' } },
  en: { title: { consultation_asked: 'Consultations asked for' }, act: { consultation_asked: 'Set a time' } },
  zh: { title: { consultation_asked: '等待咨询' }, act: { consultation_asked: '安排时间' } },
});
