/** Articles of the demo school's assistant: what no setting holds. Invented, like the rest of it. */
import type { NewArticle } from '#features/talk/assistant/contract.ts';

export const articles: readonly NewArticle[] = [
  {
    question: {
      ru: 'Проверяют ли домашние задания?',
      en: 'Is homework checked?',
      zh: '有人批改作业吗？',
    },
    answer: {
      ru: 'Практика в уроках — для вас самих: сравнивайте снимки с примерами. На личной консультации преподаватель разберёт то, что получилось.',
      en: 'The practice in the lessons is for yourself: compare your pictures with the examples. In the personal consultation a teacher goes through what you have made.',
      zh: '课程中的练习供您自己完成，可与示例对照。老师会在一对一咨询中点评您的作品。',
    },
    wordings:
      'Кто смотрит мои домашки?\nА обратная связь по заданиям будет?\nWill somebody look at my homework?',
    is_on: true,
  },
  {
    question: {
      ru: 'Можно ли получить налоговый вычет?',
      en: 'Can I get a tax deduction?',
      zh: '可以申请退税吗？',
    },
    answer: {
      ru: 'Нет: школа работает без образовательной лицензии, и вычет за обучение на эти курсы не распространяется.',
      en: 'No: the school works without an educational licence, so the tax deduction for education does not apply to its courses.',
      zh: '不可以：学校没有教育许可证，课程不适用教育税收减免。',
    },
    wordings: 'Вернут 13 процентов за учёбу?\nналоговый вычет за курс',
    is_on: true,
  },
  {
    question: {
      ru: 'Чем снимать снепы: подойдёт ли телефон?',
      en: 'Is a phone good enough for my snaps?',
      zh: '用手机拍素颜照可以吗？',
    },
    answer: {
      ru: 'Телефона достаточно: встаньте у окна, попросите кого-нибудь снять вас с двух метров, без фильтров и макияжа. В уроке о портфолио всё показано по шагам.',
      en: 'A phone is enough: stand by a window and have somebody take you from two metres away, without filters and make-up. The portfolio lesson shows it step by step.',
      zh: '手机就够了：站在窗边，请人在两米外拍摄，不用滤镜，不化妆。作品集一课有详细步骤。',
    },
    wordings: 'На какую камеру снимать снепы?\nНужен ли фотоаппарат для снепов?',
    is_on: true,
  },
];
