import { defineMessages } from '#shared/i18n.ts';

export const backupsAuditMessages = defineMessages({
  ru: {
    backup: {
      asked: 'Резервная копия',
      key_made: 'Новый ключ резервных копий',
      downloaded: 'Скачивание резервной копии',
      tested: 'Проверка резервной копии',
    },
  },
  en: {
    backup: {
      asked: 'Backup',
      key_made: 'New key of the backups',
      downloaded: 'Backup downloaded',
      tested: 'Backup tested',
    },
  },
  zh: {
    backup: { asked: '备份', key_made: '新的备份密钥', downloaded: '下载备份', tested: '测试备份' },
  },
});
