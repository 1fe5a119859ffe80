import { defineMessages } from '#shared/i18n.ts';

/** Its step of a school’s launch. */
export const backupsLaunchMessages = defineMessages({
  ru: {
    backups: {
      lead: 'Каждую ночь школа копирует базу и файлы, шифрует их вашим ключом и проверяет, что копия открывается.',
      notes: {
        no_key: 'Ключа ещё нет. Создайте его и сохраните секретную половину вне сервера.',
        none_yet: 'Ключ есть, но копии ещё нет. Сделайте первую сейчас.',
        overdue: 'Больше 26 часов нет ни одной удачной копии.',
        ahead:
          'Последняя копия датирована будущим: часы сервера спешили или отстали. Следующая ночная копия это исправит.',
        made: '{place, select, folder {Копии лежат в папке сервера. Держите её на другом диске или забирайте копии к себе.} other {Копии лежат в отдельном хранилище.}}',
      },
    },
  },
  en: {
    backups: {
      lead: 'Each night the school copies its database and files, encrypts them to your key, and tries that the copy opens.',
      notes: {
        no_key: 'There is no key yet. Make one, and keep its secret half away from the server.',
        none_yet: 'There is a key, but no backup yet. Make the first one now.',
        overdue: 'For more than 26 hours no backup has succeeded.',
        ahead:
          'The last backup bears a time still to come: a clock of the server was ahead, or is behind. The next night’s mends that.',
        made: '{place, select, folder {Backups lie in a folder of the server. Have it on another disk, or take the backups away.} other {Backups lie in a storage of their own.}}',
      },
    },
  },
  zh: {
    backups: {
      lead: '学校每晚复制数据库和文件，用您的密钥加密，并检查备份能否打开。',
      notes: {
        no_key: '还没有密钥。请创建密钥，并将私钥保存在服务器之外。',
        none_yet: '已有密钥，但还没有备份。请现在创建第一份。',
        overdue: '已超过 26 小时没有成功的备份。',
        ahead: '最近一份备份的日期在未来：服务器时钟曾快或现在慢。下一次夜间备份会纠正。',
        made: '{place, select, folder {备份保存在服务器的文件夹中。请将其放在另一块磁盘上，或将备份另行保存。} other {备份保存在独立的存储中。}}',
      },
    },
  },
});
