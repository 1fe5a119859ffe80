import { defineMessages } from '#shared/i18n.ts';

/** Said where the school's knowledge has no answer, or a person is wanted. */
export const answerMessages = defineMessages({
  ru: {
    unknown: 'К сожалению, я не знаю точного ответа. Позвать сотрудника школы?',
    offering:
      'Не уверен, что понял вас правильно. Вы спрашиваете об этом? Или могу позвать сотрудника школы.',
    elsewhere: 'Я отвечаю только на вопросы о школе и её курсах. Позвать сотрудника?',
    operator: 'Позвать человека',
    asking: 'Позвать сотрудника школы? Нажмите кнопку, и он ответит прямо здесь. Или задайте вопрос мне.',
    calling: 'Хорошо, зову оператора: сотрудник школы ответит прямо здесь.',
    open: 'Показать на сайте',
  },
  en: {
    unknown: 'I am sorry, I do not know the exact answer. Shall I call a person, an operator of the school?',
    offering:
      'I am not sure that I understood you. Is this what you ask? Or I can call an operator of the school.',
    elsewhere: 'I only answer questions about the school and its courses. Shall I call an operator?',
    operator: 'Call a person',
    asking:
      'Shall I call an operator of the school? Press the button, and somebody answers right here. Or ask me.',
    calling: 'Of course, I am calling an operator: somebody from the school will answer right here.',
    open: 'Show it on the site',
  },
  zh: {
    unknown: '抱歉，我不确定准确的答案。需要为您转接人工客服吗？',
    offering: '我不确定是否理解了您的问题。您想问的是这个吗？也可以为您转接人工客服。',
    elsewhere: '我只回答有关学校和课程的问题。需要为您转接人工客服吗？',
    operator: '转接人工',
    asking: '需要转接人工客服吗？请点击按钮，学校工作人员会在这里回复您。也可以直接向我提问。',
    calling: '好的，正在为您转接人工客服，学校工作人员会在这里回复您。',
    open: '在网站上查看',
  },
});
