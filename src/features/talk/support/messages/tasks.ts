import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const supportTaskMessages = defineMessages({
  ru: { title: { chat_waiting: 'Ждут ответа в чате' }, act: { chat_waiting: 'Ответить' } },
  en: { title: { chat_waiting: 'Waiting for an answer in the chat' }, act: { chat_waiting: 'Answer' } },
  zh: { title: { chat_waiting: '聊天中等待回复' }, act: { chat_waiting: '回复' } },
});
