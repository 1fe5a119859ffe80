import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const movingInAuditMessages = defineMessages({
  ru: {
    moving_in: {
      begun: 'Начат переезд из файла',
      undone: 'Переезд отменён',
      invited: 'Отправлены приглашения после переезда',
      removed: 'Файл переезда удалён',
    },
  },
  en: {
    moving_in: {
      begun: 'Moving in from a file begun',
      undone: 'Moving in undone',
      invited: 'Invitations after moving in sent',
      removed: 'File for moving in removed',
    },
  },
  zh: {
    moving_in: {
      begun: '开始从文件迁入',
      undone: '迁入已撤销',
      invited: '迁入后已发送邀请',
      removed: '迁入文件已删除',
    },
  },
});

export const movingInAuditFieldMessages = defineMessages({
  ru: { import_kind: 'Что в файле', import_rows: 'Строк', import_people: 'Человек' },
  en: { import_kind: 'Contents of the file', import_rows: 'Rows', import_people: 'People' },
  zh: { import_kind: '文件内容', import_rows: '行数', import_people: '人数' },
});

/** Why an order changed, in its history. */
export const movingInOrderReasonMessages = defineMessages({
  ru: { moved_in: 'Перенесён из прежней школы{number, select, other { (номер там: {number})}}' },
  en: { moved_in: 'Moved in from the former school{number, select, other { (its number there: {number})}}' },
  zh: { moved_in: '从原学校迁入{number, select, other {（原编号：{number}）}}' },
});
