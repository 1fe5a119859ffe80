import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const supportPrivacyMessages = defineMessages({
  ru: {
    sections: {
      support_conversations: 'Разговоры в чате поддержки',
      support_messages: 'Сообщения в чате поддержки',
    },
    columns: {
      page: 'Страница',
      rating: 'Ваша оценка',
      rating_comment: 'Комментарий к оценке',
      conversation_id: 'Номер разговора',
      sender: 'Кто написал (код)',
      options: 'Варианты ответа',
      is_helpful: 'Ответ помог',
    },
  },
  en: {
    sections: {
      support_conversations: 'Conversations in the support chat',
      support_messages: 'Messages in the support chat',
    },
    columns: {
      page: 'Page',
      rating: 'Your rating',
      rating_comment: 'Comment on the rating',
      conversation_id: 'Number of the conversation',
      sender: 'Written by (code)',
      options: 'Suggested answers',
      is_helpful: 'The answer helped',
    },
  },
  zh: {
    sections: { support_conversations: '客服聊天对话', support_messages: '客服聊天消息' },
    columns: {
      page: '页面',
      rating: '您的评分',
      rating_comment: '评分说明',
      conversation_id: '对话编号',
      sender: '发送者（代码）',
      options: '可选回答',
      is_helpful: '回答是否有帮助',
    },
  },
});
