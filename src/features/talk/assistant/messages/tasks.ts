import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const assistantTaskMessages = defineMessages({
  ru: {
    title: { question_unanswered: 'Помощник не знал ответа' },
    act: { question_unanswered: 'Написать ответ' },
  },
  en: {
    title: { question_unanswered: 'Questions the assistant could not answer' },
    act: { question_unanswered: 'Write an answer' },
  },
  zh: { title: { question_unanswered: '助手未能回答的问题' }, act: { question_unanswered: '撰写回答' } },
});
