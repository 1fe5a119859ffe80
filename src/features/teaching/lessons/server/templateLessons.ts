import type { LocalText } from '#shared/i18n.ts';

/**
 * Lessons of the basic and the main template: number of hours, then title, description and bonus in Russian,
 * English and Chinese.
 */
type Text = readonly [title: string, description: string, bonus?: string];
export interface TemplateLesson {
  hours: number;
  ru: Text;
  en: Text;
  zh: Text;
  /** The exercise after it. */
  task?: LocalText;
}

export const basicLessons: TemplateLesson[] = [
  {
    hours: 1,
    ru: [
      'Основы модельного бизнеса и портфолио',
      'Как устроена работа модели, кому нужны новые лица и с чего начать своё портфолио.',
    ],
    en: [
      'Modelling basics and your portfolio',
      'How a model works, who looks for new faces, and how to begin your own portfolio.',
    ],
    zh: ['模特行业入门与作品集', '模特如何工作，谁在寻找新面孔，以及如何开始建立自己的作品集。'],
  },
];

export const optimumLessons: TemplateLesson[] = [
  {
    hours: 4,
    ru: [
      'Портфолио, которое смотрят',
      'Снепы, тестовые съёмки, отбор кадров и модельная карточка: собираем портфолио за один вечер.',
      'Шаблоны портфолио и модельной карточки',
    ],
    en: [
      'A portfolio that gets looked at',
      'Snaps, test shoots, choosing the pictures and the comp card: your portfolio in one evening.',
      'Templates of a portfolio and a comp card',
    ],
    zh: ['让人愿意看的作品集', '素颜照、试拍、选片与模特卡：一个晚上完成您的作品集。', '作品集与模特卡模板'],
    task: {
      ru: '6 снепов у окна: анфас, три четверти, профиль, со спины, в полный рост и с улыбкой. Днём, без макияжа, на телефон.',
      en: '6 snaps at the window: front, three-quarter, profile, back, full length and a smile. By daylight, without make-up, on a phone.',
      zh: '在窗边拍 6 张素颜照：正面、四分之三侧面、侧面、背面、全身和微笑。白天拍摄，不化妆，用手机即可。',
    },
  },
  {
    hours: 5,
    ru: [
      'Подготовка к кастингу',
      'Походка, позирование, визитка на видео и ответы на вопросы, которые задают на каждом кастинге.',
      'Сорок вопросов кастинг-директоров с ответами',
    ],
    en: [
      'Preparing for a casting',
      'Walk, poses, the introduction on video, and answers to what every casting asks.',
      'Forty questions of casting directors, with answers',
    ],
    zh: [
      '试镜准备',
      '台步、摆姿、视频自我介绍，以及每次试镜都会遇到的问题与回答。',
      '试镜导演的四十个问题与回答',
    ],
  },
  {
    hours: 4,
    ru: [
      'Секреты стиля',
      'Гардероб модели, уход за кожей и волосами, макияж для съёмки и для встречи с агентством.',
      'Капсульный гардероб модели: список вещей',
    ],
    en: [
      'Secrets of style',
      "A model's wardrobe, care of skin and hair, make-up for a shoot and for meeting an agency.",
      'A model’s capsule wardrobe: the list',
    ],
    zh: ['风格的秘密', '模特的衣橱、皮肤与头发护理，拍摄妆与面见经纪公司的妆容。', '模特胶囊衣橱清单'],
  },
  {
    hours: 6,
    ru: [
      'Съёмки для маркетплейсов',
      'Где искать заказы, сколько стоит смена, как работать в темпе и что показать бренду.',
      'Как написать бренду: пять готовых писем',
    ],
    en: [
      'Shooting for marketplaces',
      'Where the jobs are, what a day costs, how to keep the pace and what to show a brand.',
      'Writing to a brand: five ready letters',
    ],
    zh: [
      '电商平台拍摄',
      '去哪里接单、一天的报酬是多少、如何跟上拍摄节奏，以及向品牌展示什么。',
      '联系品牌的五封现成信件',
    ],
  },
  {
    hours: 5,
    ru: [
      'Карьера и перспективы',
      'Договор с агентством, работа за рубежом, личный бренд и план на первый год.',
      'Образец договора с пометками юриста',
    ],
    en: [
      'Career and prospects',
      'The contract with an agency, working abroad, your own brand, and a plan for the first year.',
      'A sample contract with a lawyer’s notes',
    ],
    zh: ['职业发展与前景', '与经纪公司签约、海外工作、个人品牌以及第一年的计划。', '附律师批注的合同范本'],
  },
];
