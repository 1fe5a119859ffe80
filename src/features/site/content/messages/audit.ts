import { defineMessages } from '#shared/i18n.ts';
import { contentPanelMessages } from './panel.ts';

/** Its actions, as the audit log names them. */
export const contentAuditMessages = defineMessages({
  ru: {
    content: {
      changed: 'Тексты сайта',
      planned: 'Публикация ко времени',
      plan_dropped: 'Отмена публикации ко времени',
    },
  },
  en: {
    content: {
      changed: 'Texts of the site',
      planned: 'Publication planned',
      plan_dropped: 'Planned publication dropped',
    },
  },
  zh: {
    content: { changed: '网站文字', planned: '计划发布', plan_dropped: '取消计划发布' },
  },
});

/** Its subjects, as the audit log names them. Reviews were texts of the page once. */
export const contentAuditSubjectMessages = defineMessages({
  ru: {
    content: { ...contentPanelMessages.ru.sections, testimonials: 'Видеоотзывы', reviews: 'Отзывы учеников' },
  },
  en: {
    content: {
      ...contentPanelMessages.en.sections,
      testimonials: 'Video testimonials',
      reviews: 'Student reviews',
    },
  },
  zh: { content: { ...contentPanelMessages.zh.sections, testimonials: '视频评价', reviews: '学员评价' } },
});

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const contentAuditFieldMessages = defineMessages({
  ru: {
    at: 'Когда',
    eyebrow: 'Надзаголовок',
    lead: 'Вводный текст',
    label: 'Подпись',
    myth: 'Миф',
    story: 'История',
    included: 'Что входит',
    guarantees: 'Гарантии',
    objections: 'Мифы',
    models: 'Модели',
    program: 'Программа',
    proofs: 'Доказательства',
    testimonials: 'Видеоотзывы',
    reviews: 'Отзывы',
    about: 'О школе',
    faq: 'Вопросы и ответы',
    promises: 'Обещания',
    contact: 'Контакты',
  },
  en: {
    at: 'When',
    eyebrow: 'Line above the title',
    lead: 'Lead',
    label: 'Label',
    myth: 'Myth',
    story: 'Story',
    included: 'What is included',
    guarantees: 'Guarantees',
    objections: 'Myths',
    models: 'Models',
    program: 'Program',
    proofs: 'Proofs',
    testimonials: 'Video testimonials',
    reviews: 'Reviews',
    about: 'About the school',
    faq: 'Questions and answers',
    promises: 'Promises',
    contact: 'Contacts',
  },
  zh: {
    at: '时间',
    eyebrow: '标题上方文字',
    lead: '导语',
    label: '标签',
    myth: '误解',
    story: '故事',
    included: '包含内容',
    guarantees: '保证',
    objections: '误解',
    models: '模特',
    program: '课程安排',
    proofs: '成果展示',
    testimonials: '视频评价',
    reviews: '评价',
    about: '关于学校',
    faq: '常见问题',
    promises: '承诺',
    contact: '联系方式',
  },
});
