import { defineMessages } from '#shared/i18n.ts';

export const backupErrorMessages = defineMessages({
  ru: {
    backup_running: 'Копия уже создаётся. Дождитесь, когда она закончится',
    backup_key_wrong:
      'Этот ключ копию не открывает. Нужен секретный ключ, с которым её делали: AGE-SECRET-KEY-1…',
    backup_damaged: 'Копия повреждена или неполна: восстановить школу из неё нельзя',
    backup_file_damaged: 'База в копии цела, но копий некоторых файлов не хватает',
    backup_newer: 'Копию сделала более новая версия Podium. Сначала обновите Podium',
    backup_older: 'Копию сделала слишком старая версия Podium: восстановите её той же версией и обновите',
    backup_differs: 'Содержимое копии не сходится с тем, что в ней заявлено',
    backup_too_costly:
      'Проверка заняла бы больше 30 минут или 512 МБ памяти. Проверьте копию на сервере: npm run podium -- backup test',
    backup_no_room: 'На диске слишком мало места',
  },
  en: {
    backup_running: 'A backup is being made already. Please wait until it is done',
    backup_key_wrong:
      'This key does not open the backup. It needs the secret key that it was made with: AGE-SECRET-KEY-1…',
    backup_damaged: 'The backup is damaged or incomplete: the school cannot be restored from it',
    backup_file_damaged: 'The database in the backup is whole, but copies of some files are missing',
    backup_newer: 'The backup was made by a later version of Podium. Update Podium first',
    backup_older:
      'The backup was made by a version of Podium that is too old: restore it with that version, then update',
    backup_differs: 'What is in the backup does not add up to what it says',
    backup_too_costly:
      'Testing would take more than 30 minutes or 512 MB of memory. Test the backup on the server: npm run podium -- backup test',
    backup_no_room: 'There is too little room on the disk',
  },
  zh: {
    backup_running: '正在创建备份，请等待完成',
    backup_key_wrong: '该密钥无法打开此备份。需要创建备份时的私钥：AGE-SECRET-KEY-1…',
    backup_damaged: '备份已损坏或不完整，无法用它恢复学校',
    backup_file_damaged: '备份中的数据库完好，但缺少部分文件的副本',
    backup_newer: '此备份由更新版本的 Podium 创建。请先更新 Podium',
    backup_older: '此备份由过旧版本的 Podium 创建。请先用该版本恢复，再更新 Podium',
    backup_differs: '备份的内容与其声明不符',
    backup_too_costly: '检查需要超过 30 分钟或 512 MB 内存。请在服务器上检查：npm run podium -- backup test',
    backup_no_room: '磁盘空间不足',
  },
});
