import { defineMessages } from '#shared/i18n.ts';

/** Things stuck with a person, one line each. */
export const supportStuckMessages = defineMessages({
  ru: {
    talk_waiting: 'Разговор «{subject}» ждёт ответа',
  },
  en: {
    talk_waiting: 'The conversation “{subject}” waits for an answer',
  },
  zh: {
    talk_waiting: '对话“{subject}”等待回复',
  },
});
