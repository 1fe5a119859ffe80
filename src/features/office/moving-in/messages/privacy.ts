import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const movingInPrivacyMessages = defineMessages({
  ru: {
    sections: {
      moved_in: 'Переезд из прежней школы',
      imports: 'Файлы переезда, которые вы загрузили',
      import_things: 'Что принёс переезд',
    },
    columns: { is_new: 'Учётная запись создана переездом', invited_at: 'Приглашение', file_name: 'Файл' },
    values: {
      people: 'люди',
      learning: 'обучение',
      read: 'прочитан',
      checking: 'проверяется',
      checked: 'проверен',
      undoing: 'отменяется',
      undone: 'отменён',
      person: 'человек',
      enrolment: 'доступ к курсу',
      progress: 'пройденный урок',
    },
  },
  en: {
    sections: {
      moved_in: 'Moving in from a former school',
      imports: 'Files for moving in that you uploaded',
      import_things: 'Brought by moving in',
    },
    columns: { is_new: 'Account made by moving in', invited_at: 'Invitation', file_name: 'File' },
    values: {
      people: 'people',
      learning: 'learning',
      read: 'read',
      checking: 'being checked',
      checked: 'checked',
      undoing: 'being undone',
      undone: 'undone',
      person: 'person',
      enrolment: 'access to a course',
      progress: 'lesson done',
    },
  },
  zh: {
    sections: { moved_in: '从原学校迁入', imports: '您上传的迁入文件', import_things: '迁入带来的内容' },
    columns: { is_new: '账户由迁入创建', invited_at: '邀请时间', file_name: '文件' },
    values: {
      people: '人员',
      learning: '学习',
      read: '已读取',
      checking: '检查中',
      checked: '已检查',
      undoing: '撤销中',
      undone: '已撤销',
      person: '人员',
      enrolment: '课程权限',
      progress: '已完成课节',
    },
  },
});
