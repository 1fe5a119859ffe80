import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const lessonsAuditMessages = defineMessages({
  ru: {
    lesson: {
      created: 'Новый урок',
      edited: 'Изменение урока',
      captions: 'Субтитры урока',
      ordered: 'Порядок уроков',
      deleted: 'Удаление урока',
      restored: 'Отмена удаления урока',
    },
    section: {
      created: 'Новый раздел курса',
      edited: 'Переименование раздела курса',
      deleted: 'Удаление раздела курса',
    },
  },
  en: {
    lesson: {
      created: 'Lesson added',
      edited: 'Lesson changed',
      captions: 'Captions of a lesson',
      ordered: 'Order of lessons',
      deleted: 'Lesson deleted',
      restored: 'Deletion of a lesson undone',
    },
    section: {
      created: 'Section of a course added',
      edited: 'Section of a course renamed',
      deleted: 'Section of a course deleted',
    },
  },
  zh: {
    lesson: {
      created: '新增课时',
      edited: '修改课时',
      captions: '课时字幕',
      ordered: '课时顺序',
      deleted: '删除课时',
      restored: '撤销删除课时',
    },
    section: {
      created: '新增课程章节',
      edited: '修改课程章节',
      deleted: '删除课程章节',
    },
  },
});
