import { defineMessages } from '#shared/i18n.ts';

/** Below the lesson, and in the cabinet. */
export const materialsMessages = defineMessages({
  ru: {
    lesson: 'Материалы урока',
    course: 'Материалы курса',
    download: 'Скачать',
    preparing: 'Готовим…',
    open: 'Открыть',
    purposes: {
      guide: 'Руководство',
      templates: 'Шаблоны',
      agencies: 'База агентств',
      community: 'Сообщество',
      folder: 'Папка курса',
      other: 'Материал',
    },
    size: '{amount} {unit, select, kilobytes {КБ} other {МБ}}',
  },
  en: {
    lesson: 'Lesson materials',
    course: 'Course materials',
    download: 'Download',
    preparing: 'Preparing…',
    open: 'Open',
    purposes: {
      guide: 'Guide',
      templates: 'Templates',
      agencies: 'Agencies',
      community: 'Community',
      folder: 'Course folder',
      other: 'Material',
    },
    size: '{amount} {unit, select, kilobytes {KB} other {MB}}',
  },
  zh: {
    lesson: '课节资料',
    course: '课程资料',
    download: '下载',
    preparing: '正在准备…',
    open: '打开',
    purposes: {
      guide: '指南',
      templates: '模板',
      agencies: '经纪公司名录',
      community: '社群',
      folder: '课程文件夹',
      other: '资料',
    },
    size: '{amount} {unit, select, kilobytes {KB} other {MB}}',
  },
});
