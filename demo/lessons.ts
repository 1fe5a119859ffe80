/** The lessons of the demo school: number of hours, then title, description and bonus in Russian, English and Chinese. */
type Text = readonly [title: string, description: string, bonus?: string];
export interface DemoLesson {
  hours: number;
  ru: Text;
  en: Text;
  zh: Text;
}

export const basicLessons: DemoLesson[] = [
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

export const optimumLessons: DemoLesson[] = [
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
      '选角导演的四十个问题与回答',
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

export const premiumLessons: DemoLesson[] = [
  {
    hours: 2,
    ru: [
      'Индустрия моды изнутри',
      'Кто есть кто: агентства, скауты, букеры, бренды, журналы.',
      'Словарь индустрии: сто слов',
    ],
    en: [
      'Inside the fashion industry',
      'Who is who: agencies, scouts, bookers, brands, magazines.',
      'A dictionary of the industry: a hundred words',
    ],
    zh: ['走进时尚行业', '谁是谁：经纪公司、星探、订单经纪、品牌与杂志。', '行业词典：一百个词汇'],
  },
  {
    hours: 3,
    ru: [
      'Портфолио уровня агентства',
      'Съёмочный план на четыре образа, команда, отбор и ретушь без обмана.',
      'Съёмочный план на четыре образа',
    ],
    en: [
      'An agency-level portfolio',
      'A shooting plan of four looks, the team, the selection and honest retouching.',
      'A shooting plan of four looks',
    ],
    zh: ['达到经纪公司水准的作品集', '四套造型的拍摄计划、团队、选片与真实的修图。', '四套造型的拍摄计划'],
  },
  {
    hours: 2,
    ru: [
      'Подиумный шаг',
      'Постановка корпуса, шаг, развороты и выход в группе.',
      'Разбор вашей походки по видео',
    ],
    en: ['The catwalk', 'Posture, step, turns, and walking in a group.', 'Your walk reviewed on video'],
    zh: ['T 台步伐', '体态、步伐、转身与团体走秀。', '根据视频点评您的台步'],
  },
  {
    hours: 3,
    ru: [
      'Позирование',
      'Сто поз из десяти движений, работа рук и взгляда, каталог и редакционная съёмка.',
      'Карточки со ста позами',
    ],
    en: [
      'Posing',
      'A hundred poses from ten movements, hands and eyes, catalogue and editorial.',
      'Cards with a hundred poses',
    ],
    zh: ['摆姿', '由十个动作变化出一百种姿势，手部与眼神，画册与大片拍摄。', '一百种姿势卡片'],
  },
  {
    hours: 2,
    ru: [
      'Актёрская игра для камеры',
      'Эмоция по заданию, реклама и видеовизитка.',
      'Десять заданий для самопроб',
    ],
    en: [
      'Acting for the camera',
      'Emotion on request, commercials, and the video introduction.',
      'Ten tasks for self-tapes',
    ],
    zh: ['镜头前的表演', '按要求表达情绪、广告拍摄与视频名片。', '十个自拍试镜练习'],
  },
  {
    hours: 2,
    ru: [
      'Кастинги',
      'Подготовка, поведение, отказ и возвращение: разбор настоящих кастингов.',
      'Разбор вашей анкеты преподавателем',
    ],
    en: [
      'Castings',
      'Preparing, behaving, being refused and coming back: real castings taken apart.',
      'Your application reviewed by a teacher',
    ],
    zh: ['试镜', '准备、表现、被拒与再次尝试：真实试镜案例分析。', '老师点评您的申请资料'],
  },
  {
    hours: 2,
    ru: [
      'Договоры и деньги',
      'Что подписывать нельзя, как считать гонорар и права на изображение.',
      'Таблица для расчёта гонорара',
    ],
    en: [
      'Contracts and money',
      'What never to sign, how fees and image rights are counted.',
      'A table for counting your fee',
    ],
    zh: ['合同与报酬', '哪些不能签，如何计算报酬与肖像权。', '报酬计算表'],
  },
  ...[
    [
      'Уход за кожей',
      'Режим, который выдерживает смены и перелёты.',
      'Skin care',
      'A routine that survives shoots and flights.',
      '皮肤护理',
      '经得起拍摄与飞行的护理方案。',
    ],
    [
      'Волосы и образ',
      'Как менять образ и не терять заказы.',
      'Hair and look',
      'Changing your look without losing jobs.',
      '发型与形象',
      '改变形象而不失去工作机会。',
    ],
    [
      'Макияж модели',
      'Чистое лицо, съёмка, показ: три варианта своими руками.',
      'A model’s make-up',
      'Clean face, shoot, show: three versions by your own hand.',
      '模特妆容',
      '素颜、拍摄、走秀：三种可自己完成的妆容。',
    ],
    [
      'Здоровое питание',
      'Силы на смену, без диет и запретов.',
      'Eating well',
      'Strength for a working day, without diets or bans.',
      '健康饮食',
      '为一天的工作储备体力，不节食、不设禁忌。',
    ],
    [
      'Движение и осанка',
      'Двадцать минут в день для спины и походки.',
      'Movement and posture',
      'Twenty minutes a day for back and walk.',
      '运动与体态',
      '每天二十分钟，改善背部与步态。',
    ],
    [
      'Работа с фотографом',
      'Техзадание, договорённости, границы и безопасность.',
      'Working with a photographer',
      'The brief, the agreement, limits and safety.',
      '与摄影师合作',
      '拍摄需求、约定、界限与安全。',
    ],
    [
      'Социальные сети',
      'Профиль, который букер открывает первым.',
      'Social networks',
      'The profile that a booker opens first.',
      '社交网络',
      '订单经纪最先打开的主页。',
    ],
    [
      'Личный бренд',
      'О чём говорить, чтобы вас запомнили.',
      'Your own brand',
      'What to talk about to be remembered.',
      '个人品牌',
      '说些什么才能让人记住您。',
    ],
    [
      'Маркетплейсы: поток заказов',
      'Постоянные бренды вместо разовых смен.',
      'Marketplaces: a flow of jobs',
      'Regular brands instead of single days.',
      '电商平台：稳定订单',
      '用长期品牌合作代替零散拍摄。',
    ],
    [
      'Реклама и видео',
      'Пробы, раскадровка, озвучивание и права.',
      'Commercials and video',
      'Auditions, storyboards, voice-over and rights.',
      '广告与视频',
      '试镜、分镜、配音与权利。',
    ],
    [
      'Модели 45+ и plus size',
      'Растущие ниши и агентства, которые их ведут.',
      'Models 45+ and plus size',
      'Growing fields, and the agencies that serve them.',
      '45+ 与大码模特',
      '不断增长的领域及相关经纪公司。',
    ],
    [
      'Работа за рубежом',
      'Контракт, виза, аванс и чек-лист безопасности.',
      'Working abroad',
      'Contract, visa, advance, and a safety checklist.',
      '海外工作',
      '合同、签证、预付款与安全清单。',
    ],
    [
      'План карьеры на год',
      'Цели, бюджет, календарь сезонов и разбор вашего плана.',
      'A career plan for a year',
      'Goals, budget, the calendar of seasons, and your plan reviewed.',
      '一年职业计划',
      '目标、预算、时装季日历与您的计划点评。',
    ],
  ].map(
    ([ru = '', ruText = '', en = '', enText = '', zh = '', zhText = '']): DemoLesson => ({
      hours: 2,
      ru: [ru, ruText],
      en: [en, enText],
      zh: [zh, zhText],
    }),
  ),
];
