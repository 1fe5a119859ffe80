import { defineMessages } from '#shared/i18n.ts';
import { adviceMessages } from './advice.ts';

/** Words of a result: said by the server, so that page, mail and paper say the same. */
export const reasonMessages = defineMessages({
  ru: {
    factors: {
      build: 'Рост и направление',
      age: 'Спрос на ваш возраст',
      experience: 'Опыт',
      city: 'Работа в вашем городе',
      photo: 'Качество фото',
    },
    categories: {
      fashion: 'Высокая мода',
      commercial: 'Коммерческое направление',
      'plus-size': 'Plus-size',
      petite: 'Petite',
      classic: 'Классика 45+',
      teen: 'Юниоры 16–17',
    },
    about: {
      fashion: 'Показы, журналы и кампании марок.',
      commercial: 'Реклама, каталоги, маркетплейсы и интернет-магазины.',
      'plus-size': 'Марки, которые шьют и снимают в больших размерах.',
      petite: 'Линии для невысокого роста, бьюти, украшения и крупные планы.',
      classic: 'Реклама и каталоги, которым нужны взрослые лица.',
      teen: 'Молодёжные марки. Работа только с согласия родителей.',
    },
    build: {
      fashion: 'Рост {height} см: на показах и в журналах чаще всего ищут такой.',
      commercial: 'Рост {height} см подходит рекламе и каталогам: здесь строгих рамок нет.',
      'plus-size': 'Рост {height} см и ваш размер подходят маркам больших размеров, спрос на них растёт.',
      petite: 'Рост {height} см подходит линиям petite, бьюти-съёмкам и украшениям.',
      classic: 'Рост {height} см: в классическом направлении рост почти не ограничивает выбор.',
      teen: 'Параметры в этом возрасте не оцениваем.',
    },
    age: {
      wanted:
        '{age, plural, one {# год} few {# года} many {# лет} other {# года}}: в этом направлении на такой возраст приходится большая часть заказов.',
      narrower:
        '{age, plural, one {# год} few {# года} many {# лет} other {# года}}: заказов для этого возраста в направлении меньше, зато меньше и конкуренция.',
    },
    experience: {
      none: 'Опыта пока нет. Так начинают все, и прибавить здесь легче всего.',
      beginner: 'Первые съёмки уже были: портфолио есть из чего собирать.',
      amateur: 'Есть любительский опыт: камеры вы не боитесь, дальше нужны заказы.',
      professional: 'Профессиональный опыт: заказчики видят, что вы справитесь.',
    },
    city: {
      capital: '{city}: один из главных рынков, кастинги идут каждый день.',
      hub: '{city}: большой рынок, кастинги идут каждую неделю.',
      large: '{city}: есть местные марки и студии, на крупные проекты придётся ездить.',
      other: '{city}: местных заказов немного, помогут съёмки для маркетплейсов и кастинги по видео.',
    },
    photo: {
      none: 'Не указано: фото не приложено. Его можно добавить при бесплатном пересчёте.',
      good: 'Снимок можно показывать агентству.',
      fair: 'Снимок годится для начала, но его можно сделать лучше.',
      weak: 'На таком снимке вас трудно рассмотреть.',
    },
    gender: { none: 'Пол не указан: взяты рамки, которые для вас выгоднее.' },
    measures: {
      resolution: 'Разрешение',
      sharpness: 'Резкость',
      exposure: 'Свет',
      framing: 'Кадр',
    },
    ...adviceMessages.ru,
  },
  en: {
    factors: {
      build: 'Height for your category',
      age: 'Demand at your age',
      experience: 'Experience',
      city: 'Work in your city',
      photo: 'Photo quality',
    },
    categories: {
      fashion: 'High fashion',
      commercial: 'Commercial',
      'plus-size': 'Plus-size',
      petite: 'Petite',
      classic: 'Classic 45+',
      teen: 'Teen 16–17',
    },
    about: {
      fashion: 'Shows, magazines and brand campaigns.',
      commercial: 'Advertising, catalogues, marketplaces and online shops.',
      'plus-size': 'Brands that make and shoot larger sizes.',
      petite: 'Petite lines, beauty, jewellery and close-ups.',
      classic: 'Advertising and catalogues that need mature faces.',
      teen: 'Youth brands. Work only with a parent’s consent.',
    },
    build: {
      fashion: 'A height of {height} cm is what shows and magazines look for most.',
      commercial: 'A height of {height} cm suits advertising and catalogues, which set no strict limits.',
      'plus-size':
        'A height of {height} cm and your size suit plus-size brands, and they book more every year.',
      petite: 'A height of {height} cm suits petite lines, beauty shoots and jewellery.',
      classic: 'A height of {height} cm: in the classic category height hardly limits the choice.',
      teen: 'We don’t score the build at this age.',
    },
    age: {
      wanted: '{age, plural, one {# year} other {# years}}: most of this category’s jobs are for this age.',
      narrower:
        '{age, plural, one {# year} other {# years}}: this category has fewer jobs for this age, and less competition.',
    },
    experience: {
      none: 'No experience yet. Everyone starts here, and it’s the easiest place to gain points.',
      beginner: 'You’ve already been in front of a camera: you have something to start a portfolio with.',
      amateur: 'Amateur experience: you’re at ease with the camera; paid jobs come next.',
      professional: 'Professional experience: clients can see you’ll deliver.',
    },
    city: {
      capital: '{city}: one of the main markets, with castings every day.',
      hub: '{city}: a big market, with castings every week.',
      large: '{city}: local brands and studios; large projects mean travelling.',
      other: '{city}: few local jobs; marketplace shoots and video castings will help.',
    },
    photo: {
      none: 'Not given: there is no photo. You can add one when you recalculate for free.',
      good: 'You can show this photo to an agency.',
      fair: 'Good enough to start with, but it could be better.',
      weak: 'It’s hard to see you in this photo.',
    },
    gender: { none: 'No gender given, so we used the range that favours you.' },
    measures: {
      resolution: 'Resolution',
      sharpness: 'Sharpness',
      exposure: 'Light',
      framing: 'Framing',
    },
    ...adviceMessages.en,
  },
  zh: {
    factors: {
      build: '身高与方向',
      age: '您这个年龄的需求',
      experience: '经验',
      city: '您所在城市的工作',
      photo: '照片质量',
    },
    categories: {
      fashion: '高级时装',
      commercial: '商业模特',
      'plus-size': '大码',
      petite: '小个子',
      classic: '熟龄 45+',
      teen: '青少年 16–17',
    },
    about: {
      fashion: '时装秀、杂志与品牌大片。',
      commercial: '广告、画册、电商平台与网店。',
      'plus-size': '制作并拍摄大码服装的品牌。',
      petite: '小个子系列、美妆、珠宝与特写。',
      classic: '需要成熟面孔的广告与画册。',
      teen: '青少年品牌。须经家长同意方可工作。',
    },
    build: {
      fashion: '身高 {height} 厘米：时装秀和杂志最常找的身高。',
      commercial: '身高 {height} 厘米适合广告与画册，这里没有严格的限制。',
      'plus-size': '身高 {height} 厘米和您的尺码适合大码品牌，这类需求逐年增长。',
      petite: '身高 {height} 厘米适合小个子系列、美妆与珠宝拍摄。',
      classic: '身高 {height} 厘米：熟龄方向几乎不受身高限制。',
      teen: '这个年龄不对身形评分。',
    },
    age: {
      wanted: '{age} 岁：该方向的大部分工作面向这个年龄。',
      narrower: '{age} 岁：该方向面向这个年龄的工作较少，竞争也较小。',
    },
    experience: {
      none: '暂无经验。大家都从这里起步，这一项也最容易加分。',
      beginner: '已有初次拍摄：有素材可以开始做作品集。',
      amateur: '有业余经验：您熟悉镜头，下一步是接付费工作。',
      professional: '有专业经验：客户看得出您能胜任。',
    },
    city: {
      capital: '{city}：主要市场之一，每天都有试镜。',
      hub: '{city}：大型市场，每周都有试镜。',
      large: '{city}：有本地品牌和影棚，大型项目需要出行。',
      other: '{city}：本地工作不多，可以多接电商拍摄和视频试镜。',
    },
    photo: {
      none: '未提供：没有附上照片。免费重新评分时可以补充。',
      good: '这张照片可以拿给经纪公司看。',
      fair: '可以作为起点，还能拍得更好。',
      weak: '这张照片很难看清您。',
    },
    gender: { none: '未填写性别：采用对您更有利的范围。' },
    measures: { resolution: '分辨率', sharpness: '清晰度', exposure: '光线', framing: '构图' },
    ...adviceMessages.zh,
  },
});
