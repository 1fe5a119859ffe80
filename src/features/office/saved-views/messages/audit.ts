import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const savedViewsAuditMessages = defineMessages({
  ru: { view: { saved: 'Вид списка сохранён', changed: 'Вид списка изменён', removed: 'Вид списка удалён' } },
  en: {
    view: {
      saved: 'View of a list saved',
      changed: 'View of a list changed',
      removed: 'View of a list deleted',
    },
  },
  zh: { view: { saved: '已保存列表视图', changed: '已更改列表视图', removed: '已删除列表视图' } },
});

/** Fields that it changes, as the audit log names them. */
export const savedViewsAuditFieldMessages = defineMessages({
  ru: { list: 'Список', is_shared: 'Общий' },
  en: { list: 'List', is_shared: 'Shared' },
  zh: { list: '列表', is_shared: '共享' },
});
