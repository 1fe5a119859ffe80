import { defineMessages } from '#shared/i18n.ts';

export const teachingActionsMessages = defineMessages({
  ru: {
    certificate: {
      issued: 'Выдача недостающих сертификатов',
      revoked: 'Отзыв сертификата',
      restored: 'Возврат сертификата',
    },
    material: {
      added: 'Новый материал',
      changed: 'Изменение материала',
      arranged: 'Порядок материалов',
      removed: 'Удаление материала',
    },
    consultation: {
      confirmed: 'Назначение консультации',
      moved: 'Перенос консультации',
      canceled: 'Отмена консультации',
      done: 'Консультация проведена',
    },
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
    course: {
      created: 'Создание курса',
      changed: 'Изменение курса',
      ordered: 'Порядок курсов',
      archived: 'Курс в архиве',
      deleted: 'Удаление курса',
      restored: 'Возвращение курса',
      purged: 'Курс стёрт окончательно',
    },
  },
  en: {
    certificate: {
      issued: 'Missing certificates issued',
      revoked: 'Certificate revoked',
      restored: 'Certificate brought back',
    },
    material: {
      added: 'Material added',
      changed: 'Material changed',
      arranged: 'Order of materials',
      removed: 'Material removed',
    },
    consultation: {
      confirmed: 'Consultation scheduled',
      moved: 'Consultation moved',
      canceled: 'Consultation cancelled',
      done: 'Consultation held',
    },
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
    course: {
      created: 'Course created',
      changed: 'Course changed',
      ordered: 'Order of courses',
      archived: 'Course archived',
      deleted: 'Course deleted',
      restored: 'Course brought back',
      purged: 'Course gone for good',
    },
  },
  zh: {
    certificate: {
      issued: '补发证书',
      revoked: '撤销证书',
      restored: '恢复证书',
    },
    material: {
      added: '添加资料',
      changed: '修改资料',
      arranged: '资料排序',
      removed: '删除资料',
    },
    consultation: {
      confirmed: '安排咨询',
      moved: '改期咨询',
      canceled: '取消咨询',
      done: '咨询已完成',
    },
    lesson: {
      created: '新增课时',
      edited: '修改课时',
      captions: '课时字幕',
      ordered: '课时顺序',
      deleted: '删除课时',
      restored: '撤销删除课时',
    },
    section: { created: '新增课程章节', edited: '修改课程章节', deleted: '删除课程章节' },
    course: {
      created: '创建课程',
      changed: '修改课程',
      ordered: '课程顺序',
      archived: '课程已归档',
      deleted: '删除课程',
      restored: '恢复课程',
      purged: '课程已彻底删除',
    },
  },
});
