import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const assistantAuditMessages = defineMessages({
  ru: {
    article: {
      created: 'Новая статья помощника',
      changed: 'Изменение статьи помощника',
      deleted: 'Удаление статьи помощника',
      restored: 'Отмена удаления статьи помощника',
    },
    assistant_settings: { changed: 'Настройки помощника' },
  },
  en: {
    article: {
      created: 'New article of the assistant',
      changed: 'Article of the assistant changed',
      deleted: 'Article of the assistant deleted',
      restored: 'Article of the assistant restored',
    },
    assistant_settings: { changed: 'Settings of the assistant' },
  },
  zh: {
    article: {
      created: '新建助手文章',
      changed: '修改助手文章',
      deleted: '删除助手文章',
      restored: '恢复助手文章',
    },
    assistant_settings: { changed: '助手设置' },
  },
});

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const assistantAuditFieldMessages = defineMessages({
  ru: { wordings: 'Другие формулировки', help_lines: 'Телефоны помощи' },
  en: { wordings: 'Other wordings', help_lines: 'Help lines' },
  zh: { wordings: '其他问法', help_lines: '求助电话' },
});

/** The subject of a change of its settings. */
export const assistantSubjectMessages = defineMessages({
  ru: { assistant_settings: { only: assistantAuditMessages.ru.assistant_settings.changed } },
  en: { assistant_settings: { only: assistantAuditMessages.en.assistant_settings.changed } },
  zh: { assistant_settings: { only: assistantAuditMessages.zh.assistant_settings.changed } },
});
