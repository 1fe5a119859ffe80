import { defineMessages } from '#shared/i18n.ts';

/** Default headings that no section of this feature has words for: what search engines show, and the courses. */
export const headingsMessages = defineMessages({
  ru: {
    search: {
      title: 'Стань моделью за 24 часа онлайн — {school}',
      plainTitle: '{school}: курсы для моделей онлайн',
      lead: 'Видеокурсы для начинающих моделей: портфолио, кастинги, стиль, съёмки для маркетплейсов и работа с агентствами. Любой рост, возраст и внешность.',
    },
    courses: {
      title: 'С какого курса начать?',
      lead: 'Начните с основ или сразу возьмите программу, после которой идут на кастинги.',
    },
  },
  en: {
    search: {
      title: 'Become a model in 24 hours online — {school}',
      plainTitle: '{school}: modelling courses online',
      lead: 'Video courses for aspiring models: portfolio, castings, style, marketplace shoots and working with agencies. Any height, age and look.',
    },
    courses: {
      title: 'Which course comes first?',
      lead: 'Start with the basics, or go straight to the programme that gets you casting-ready.',
    },
  },
  zh: {
    search: {
      title: '24 小时在线成为模特 — {school}',
      plainTitle: '{school}：在线模特课程',
      lead: '面向新人模特的视频课程：作品集、试镜、造型、电商拍摄以及与经纪公司合作。不限身高、年龄和外貌。',
    },
    courses: {
      title: '从哪门课程开始？',
      lead: '可以从基础学起，也可以直接选择面向试镜的完整课程。',
    },
  },
});
