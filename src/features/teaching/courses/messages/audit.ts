import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const coursesAuditMessages = defineMessages({
  ru: {
    price: { changed: 'Цена и акция' },
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
    price: { changed: 'Price and promotion' },
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
    price: { changed: '价格与促销' },
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
