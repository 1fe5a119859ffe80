import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const exportPrivacyMessages = defineMessages({
  ru: {
    sections: { exports: 'Выгрузки, которые вы заказали' },
    columns: { list: 'Список', format: 'Формат' },
    values: {
      archive: 'архив',
      report: 'отчёт',
      queued: 'в очереди',
      running: 'делается',
      withdrawn: 'отозвано',
    },
  },
  en: {
    sections: { exports: 'Exports that you asked for' },
    columns: { list: 'List', format: 'Format' },
    values: {
      archive: 'archive',
      report: 'report',
      queued: 'queued',
      running: 'being made',
      withdrawn: 'withdrawn',
    },
  },
  zh: {
    sections: { exports: '您申请的导出' },
    columns: { list: '列表', format: '格式' },
    values: { archive: '压缩包', report: '报告', queued: '排队中', running: '生成中', withdrawn: '已撤回' },
  },
});
