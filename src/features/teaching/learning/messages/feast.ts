import { defineMessages } from '#shared/i18n.ts';

/** The end of a course. */
export const courseFeastMessages = defineMessages({
  ru: {
    title: 'Вы прошли курс «{course}»',
    lead: '{count, plural, one {# урок} few {# урока} many {# уроков} other {# урока}} позади. Заберите сертификат и решите, что дальше.',
    certificate: 'Ваш сертификат',
    review: 'Расскажите другим',
    further: 'Что дальше',
    rating: 'Узнать свой рейтинг модели: {price}',
    gallery: 'Отправить анкету в галерею школы',
    next: 'Следующий курс: «{course}»',
    buy: 'Купить за {price}',
  },
  en: {
    title: 'You have finished “{course}”',
    lead: '{count, plural, one {# lesson} other {# lessons}} done. Collect your certificate and decide what’s next.',
    certificate: 'Your certificate',
    review: 'Tell others about it',
    further: 'What’s next',
    rating: 'Get your model rating: {price}',
    gallery: 'Apply for the school’s gallery',
    next: 'Your next course: “{course}”',
    buy: 'Buy for {price}',
  },
  zh: {
    title: '您已学完课程“{course}”',
    lead: '{count} 节课全部完成。领取证书，选择下一步。',
    certificate: '您的证书',
    review: '告诉其他人',
    further: '接下来',
    rating: '获取您的模特评分：{price}',
    gallery: '申请加入学校的模特展示',
    next: '下一门课程：“{course}”',
    buy: '以 {price} 购买',
  },
});
