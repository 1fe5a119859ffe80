import { defineMessages } from '#shared/i18n.ts';

export const exportErrorMessages = defineMessages({
  ru: {
    export_too_long:
      'В {format} помещается до {most, number} строк, а здесь {rows, number}. Сузьте выборку или скачайте её как XLSX или CSV: там предела нет',
    export_expired: 'Этот файл уже удалён: выгрузки хранятся 24 часа. Сделайте её ещё раз',
    export_not_ready: 'Эта выгрузка ещё не готова',
  },
  en: {
    export_too_long:
      '{format} holds up to {most, number} rows, and here are {rows, number}. Narrow the selection, or download it as XLSX or CSV, which have no limit',
    export_expired: 'This file is gone: exports are kept for 24 hours. Make it once more',
    export_not_ready: 'This export is not ready yet',
  },
  zh: {
    export_too_long:
      '{format} 最多容纳 {most, number} 行，而此处有 {rows, number} 行。请缩小范围，或下载为没有行数限制的 XLSX 或 CSV',
    export_expired: '该文件已删除：导出文件只保留 24 小时，请重新导出',
    export_not_ready: '该导出尚未完成',
  },
});
