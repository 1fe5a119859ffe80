import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const materialsAuditMessages = defineMessages({
  ru: {
    material: {
      added: 'Новый материал',
      changed: 'Изменение материала',
      arranged: 'Порядок материалов',
      removed: 'Удаление материала',
      restored: 'Отмена удаления материала',
    },
  },
  en: {
    material: {
      added: 'Material added',
      changed: 'Material changed',
      arranged: 'Order of materials',
      removed: 'Material removed',
      restored: 'Material brought back',
    },
  },
  zh: {
    material: {
      added: '添加资料',
      changed: '修改资料',
      arranged: '资料排序',
      removed: '删除资料',
      restored: '恢复资料',
    },
  },
});

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const materialsAuditFieldMessages = defineMessages({
  ru: { purpose: 'Для чего', content: 'Файл или ссылка' },
  en: { purpose: 'What for', content: 'File or link' },
  zh: { purpose: '用途', content: '文件或链接' },
});
