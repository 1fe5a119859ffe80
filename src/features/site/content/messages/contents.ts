import { defineMessages } from '#shared/i18n.ts';

/** The contents of a course, for the question about them. */
export const courseContentsMessages = defineMessages({
  ru: {
    lessons:
      '{lessons, plural, one {# видеоурок} few {# видеоурока} many {# видеоуроков} other {# видеоурока}}',
    hours: '{hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} занятий с практикой',
    guide: 'руководство в PDF примерно на {guidePages} страниц',
    guide_own: 'руководство в PDF',
    consultation: 'личная консультация на {consultationMinutes} минут',
    community: 'закрытое сообщество',
    templates: 'шаблоны портфолио',
    agencies: 'база модельных агентств',
    access: 'доступ навсегда со всеми обновлениями',
  },
  en: {
    lessons: '{lessons, plural, one {# video lesson} other {# video lessons}}',
    hours: '{hours, plural, one {# hour} other {# hours}} of study with practice',
    guide: 'a PDF guide of about {guidePages} pages',
    guide_own: 'a PDF guide',
    consultation: 'a personal consultation of {consultationMinutes} minutes',
    community: 'a closed community',
    templates: 'portfolio templates',
    agencies: 'a database of modelling agencies',
    access: 'lifetime access with all updates',
  },
  zh: {
    lessons: '{lessons} 节视频课',
    hours: '共 {hours} 小时的学习与练习',
    guide: '约 {guidePages} 页的 PDF 指南',
    guide_own: 'PDF 指南',
    consultation: '{consultationMinutes} 分钟的一对一咨询',
    community: '专属社群',
    templates: '作品集模板',
    agencies: '模特经纪公司名录',
    access: '含更新的永久访问权限',
  },
});
