import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const supportNoticeMessages = defineMessages({
  ru: {
    title: {
      support_waiting: 'Посетитель ждёт сотрудника в чате',
      support_crowd: 'В чате ждут несколько посетителей',
      support_message: 'Сообщение в чате, который вы ведёте в Telegram',
    },
    text: {
      support_waiting: 'Посетитель ждёт ответа сотрудника в чате: «{question}»',
      support_crowd:
        'В чате {count, plural, one {ждёт сотрудника # посетитель} few {ждут сотрудника # посетителя} many {ждут сотрудника # посетителей} other {ждут сотрудника # посетителя}}. О некоторых из них мы не сообщали отдельно.',
      support_message: 'Посетитель пишет вам в чате: «{question}»',
    },
  },
  en: {
    title: {
      support_waiting: 'A visitor waits for a person in the chat',
      support_crowd: 'Several visitors wait in the chat',
      support_message: 'A message in the chat that you answer by Telegram',
    },
    text: {
      support_waiting: 'A visitor waits for a person in the chat: “{question}”',
      support_crowd:
        '{count, plural, one {# visitor waits} other {# visitors wait}} for a person in the chat. Not all of them were told of one by one.',
      support_message: 'The visitor writes to you in the chat: “{question}”',
    },
  },
  zh: {
    title: {
      support_waiting: '访客在聊天中等待人工',
      support_crowd: '聊天中有多位访客在等待',
      support_message: '您在 Telegram 中处理的聊天有新消息',
    },
    text: {
      support_waiting: '访客在聊天中等待人工：“{question}”',
      support_crowd: '聊天中有 {count} 位访客在等待人工，其中部分未逐一通知。',
      support_message: '访客在聊天中给您写道：“{question}”',
    },
  },
});
