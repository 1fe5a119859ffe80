import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const handoversNoticeMessages = defineMessages({
  ru: {
    title: { handed_over: 'Вам передали дело' },
    text: { handed_over: '{from} передаёт вам: {subject}.{hasText, select, yes { {text}} other {}}' },
  },
  en: {
    title: { handed_over: 'Something was handed to you' },
    text: { handed_over: '{from} hands over to you: {subject}.{hasText, select, yes { {text}} other {}}' },
  },
  zh: {
    title: { handed_over: '有事项转交给您' },
    text: { handed_over: '{from} 转交给您：{subject}。{hasText, select, yes {{text}} other {}}' },
  },
});
