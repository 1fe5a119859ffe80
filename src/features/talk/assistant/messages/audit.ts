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
  },
  en: {
    article: {
      created: 'New article of the assistant',
      changed: 'Article of the assistant changed',
      deleted: 'Article of the assistant deleted',
      restored: 'Article of the assistant restored',
    },
  },
  zh: {
    article: {
      created: '新建助手文章',
      changed: '修改助手文章',
      deleted: '删除助手文章',
      restored: '恢复助手文章',
    },
  },
});

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const assistantAuditFieldMessages = defineMessages({
  ru: { wordings: 'Другие формулировки' },
  en: { wordings: 'Other wordings' },
  zh: { wordings: '其他问法' },
});
