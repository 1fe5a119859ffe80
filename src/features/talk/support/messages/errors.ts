import { defineMessages } from '#shared/i18n.ts';

export const supportErrorMessages = defineMessages({
  ru: {
    conversation_taken: 'Этот разговор уже ведёт {name}: ваш ответ не отправлен',
  },
  en: {
    conversation_taken: '{name} already has this conversation: your message was not sent',
  },
  zh: {
    conversation_taken: '{name} 已在处理此对话，您的消息未发送',
  },
});
