import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const supportAuditMessages = defineMessages({
  ru: {
    conversation: {
      taken: 'Взял разговор в чате',
      handed_on: 'Передал разговор в чате',
      answered: 'Ответ в чате',
      noted: 'Заметка к разговору',
      released: 'Вернул разговор помощнику',
      closed: 'Завершил разговор',
    },
    canned_reply: {
      created: 'Новый готовый ответ',
      changed: 'Готовый ответ',
      deleted: 'Удаление готового ответа',
      restored: 'Отмена удаления готового ответа',
    },
    support_settings: { changed: 'Настройки чата' },
  },
  en: {
    conversation: {
      taken: 'Conversation taken',
      handed_on: 'Conversation handed on',
      answered: 'Answer in the chat',
      noted: 'Note on a conversation',
      released: 'Conversation given back to the assistant',
      closed: 'Conversation closed',
    },
    canned_reply: {
      created: 'Canned reply created',
      changed: 'Canned reply',
      deleted: 'Canned reply deleted',
      restored: 'Canned reply brought back',
    },
    support_settings: { changed: 'Chat settings' },
  },
  zh: {
    conversation: {
      taken: '接手对话',
      handed_on: '转交对话',
      answered: '在聊天中回复',
      noted: '对话备注',
      released: '将对话交还助手',
      closed: '结束对话',
    },
    canned_reply: {
      created: '新建快捷回复',
      changed: '修改快捷回复',
      deleted: '删除快捷回复',
      restored: '恢复快捷回复',
    },
    support_settings: { changed: '聊天设置' },
  },
});

/** Its subjects, as the audit log names them. */
export const supportAuditSubjectMessages = defineMessages({
  ru: { support_settings: { only: supportAuditMessages.ru.support_settings.changed } },
  en: { support_settings: { only: supportAuditMessages.en.support_settings.changed } },
  zh: { support_settings: { only: supportAuditMessages.zh.support_settings.changed } },
});

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const supportAuditFieldMessages = defineMessages({
  ru: {
    whose: 'Чьи',
    operator: 'Кто отвечает',
    channel: 'Откуда ответили',
    hours: 'Часы работы',
    keep_days: 'Сколько дней хранится',
  },
  en: {
    whose: 'Whose',
    operator: 'Who answers',
    channel: 'Answered from',
    hours: 'Opening hours',
    keep_days: 'Days kept',
  },
  zh: { whose: '归属', operator: '接待人', channel: '回复渠道', hours: '服务时间', keep_days: '保存天数' },
});
