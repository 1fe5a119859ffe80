import { defineMessages } from '#shared/i18n.ts';

/** The last line of a message with several lines; the words of each kind stand with its feature. */
export const noticeKindMessages = defineMessages({
  ru: {
    canReply: 'Ответьте на это сообщение, и посетитель увидит ваш ответ.',
    more: 'И ещё {count, plural, one {# событие} few {# события} many {# событий} other {# события}}.',
  },
  en: {
    canReply: 'Reply to this message, and the visitor sees your answer.',
    more: 'And {count, plural, one {# more event} other {# more events}}.',
  },
  zh: {
    canReply: '回复此消息，访客即可看到您的回答。',
    more: '另有 {count} 个事件。',
  },
});
