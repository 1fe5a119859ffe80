import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const exportAuditMessages = defineMessages({
  ru: { export: { archived: 'Архив всех выгрузок', reported: 'Аналитический отчёт' } },
  en: { export: { archived: 'Archive of all exports', reported: 'Analytical report' } },
  zh: { export: { archived: '全部导出的压缩包', reported: '分析报告' } },
});

/** Names of the subjects in the log. */
export const exportSubjectMessages = defineMessages({
  ru: { export: { archive: 'Все списки', report: 'Продажи, возвраты и обучение' } },
  en: { export: { archive: 'All lists', report: 'Sales, refunds and learning' } },
  zh: { export: { archive: '全部列表', report: '销售、退款与学习' } },
});
