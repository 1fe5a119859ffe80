import { defineMessages } from '#shared/i18n.ts';

/** The formula as the page publishes it; drawn on the server alone. */
export const formulaMessages = defineMessages({
  ru: {
    title: 'Как считаем',
    lead: 'Считает программа по открытой формуле (версия {version}): одинаковые ответы дают одинаковый результат.',
    upTo: 'до {points}',
    factors: {
      build:
        'Подходит ли рост направлению. Вес только помогает выбрать направление: меньший вес никогда не добавляет баллов.',
      age: 'Сколько заказов направления приходится на ваш возраст.',
      experience: 'Нет опыта {none}, начинающий {beginner}, любитель {amateur}, профессионал {professional}.',
      city: 'Москва и мировые столицы моды {capital}, Санкт-Петербург и крупные рынки {hub}, города с местными марками {large}, остальные {other}.',
      photo:
        'Четыре измерения поровну: разрешение, резкость, свет, кадр. Без фото баллов нет, его можно добавить позже бесплатно.',
    },
    tracks:
      'Направления: высокая мода, коммерческое, plus-size, petite, классика (45 и старше), юниоры (16–17).',
    minors: 'До 18 лет параметры тела не оцениваются и не хранятся, остальные пункты пересчитаны до 100.',
  },
  en: {
    title: 'How we calculate it',
    lead: 'A program calculates it with a published formula (version {version}): the same answers give the same result.',
    upTo: 'up to {points}',
    factors: {
      build:
        'Whether your height suits the category. Weight only helps to choose the category: weighing less never adds points.',
      age: 'How many of the category’s jobs are for your age.',
      experience:
        'No experience {none}, beginner {beginner}, amateur {amateur}, professional {professional}.',
      city: 'Moscow and the world’s fashion capitals {capital}, Saint Petersburg and big markets {hub}, cities with local brands {large}, others {other}.',
      photo:
        'Four measures in equal parts: resolution, sharpness, light, framing. Without a photo there are no points; you can add one later for free.',
    },
    tracks: 'Categories: high fashion, commercial, plus-size, petite, classic (45 and over), teen (16–17).',
    minors:
      'Under 18, body measurements are neither scored nor stored, and the other factors are rescaled to 100.',
  },
  zh: {
    title: '如何计算',
    lead: '由程序按公开的公式（版本 {version}）计算：相同的回答得到相同的结果。',
    upTo: '最高 {points}',
    factors: {
      build: '身高是否适合该方向。体重只用于选择方向：体重更轻从不加分。',
      age: '该方向有多少工作面向您的年龄。',
      experience: '无经验 {none}，初学者 {beginner}，业余 {amateur}，专业 {professional}。',
      city: '莫斯科与世界时尚之都 {capital}，圣彼得堡与大型市场 {hub}，有本地品牌的城市 {large}，其他 {other}。',
      photo: '四项各占四分之一：分辨率、清晰度、光线、构图。没有照片不得分，以后可以免费补充。',
    },
    tracks: '方向：高级时装、商业、大码、小个子、熟龄（45 岁及以上）、青少年（16–17）。',
    minors: '未满 18 岁不对身形评分也不保存，其余各项折算至 100 分。',
  },
});
