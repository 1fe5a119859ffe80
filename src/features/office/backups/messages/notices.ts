import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const backupsNoticeMessages = defineMessages({
  ru: {
    title: { backup_overdue: 'Нет свежей резервной копии' },
    text: {
      backup_overdue:
        'Уже {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} не удаётся сделать резервную копию школы. Посмотрите, что сказали последние попытки.',
    },
  },
  en: {
    title: { backup_overdue: 'No recent backup' },
    text: {
      backup_overdue:
        'For {hours, plural, one {# hour} other {# hours}} no backup of the school has succeeded. Please look at what the last attempts said.',
    },
  },
  zh: {
    title: { backup_overdue: '没有最近的备份' },
    text: { backup_overdue: '学校已有 {hours} 小时未能成功备份。请查看最近几次尝试的说明。' },
  },
});
