import { defineMessages } from '#shared/i18n.ts';

/** Said where the school's knowledge has no answer. */
export const answerMessages = defineMessages({
  ru: {
    unknown: 'К сожалению, я не знаю точного ответа. Позвать сотрудника школы?',
    operator: 'Позвать человека',
  },
  en: {
    unknown: 'I am sorry, I do not know the exact answer. Shall I call somebody from the school?',
    operator: 'Call a person',
  },
  zh: {
    unknown: '抱歉，我不确定准确的答案。需要为您转接学校的工作人员吗？',
    operator: '转接人工',
  },
});
