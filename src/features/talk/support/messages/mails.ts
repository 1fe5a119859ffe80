import { defineMessages } from '#shared/i18n.ts';

/** Mails with the staff's answers to a visitor who was not there. */
export const answerMailMessages = defineMessages({
  ru: {
    subject: 'Ответ на ваш вопрос',
    paragraphs: [
      'Вы спрашивали: «{question}»',
      '{answer}',
      'Продолжить разговор можно в чате на сайте школы.',
    ],
    button: 'Открыть чат',
  },
  en: {
    subject: 'An answer to your question',
    paragraphs: [
      'You asked: “{question}”',
      '{answer}',
      'You can continue the conversation in the chat on our site.',
    ],
    button: 'Open the chat',
  },
  zh: {
    subject: '对您问题的回复',
    paragraphs: ['您的问题：“{question}”', '{answer}', '您可以在学校网站的聊天窗口继续对话。'],
    button: '打开聊天',
  },
});
