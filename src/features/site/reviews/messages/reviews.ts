import { defineMessages } from '#shared/i18n.ts';

/** Reviews as visitors see them. */
export const reviewsMessages = defineMessages({
  ru: {
    watch: 'Смотреть видео',
    outside: 'откроется в новой вкладке',
    age: '{age, plural, one {# год} few {# года} many {# лет} other {# года}}',
    rating: 'Оценка: {rating} из 5',
    verified: 'Отзыв проверен',
    result: 'Результат',
    reply: 'Ответ школы',
    portrait: 'Портрет: {name}',
    more: '{count, plural, one {Ещё # отзыв} few {Ещё # отзыва} many {Ещё # отзывов} other {Ещё # отзыва}}',
    demo: 'Демонстрация: эти отзывы вымышлены.',
    distribution: {
      label: 'Как распределились оценки',
      average:
        '{average} из 5 · {count, plural, one {# оценка} few {# оценки} many {# оценок} other {# оценки}}',
      stars: '{rating, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}',
    },
  },
  en: {
    watch: 'Watch the video',
    outside: 'opens in a new tab',
    age: '{age, plural, one {# year old} other {# years old}}',
    rating: 'Rated {rating} out of 5',
    verified: 'Verified review',
    result: 'The result',
    reply: 'The school answers',
    portrait: 'Portrait of {name}',
    more: '{count, plural, one {# more review} other {# more reviews}}',
    demo: 'Demonstration: these reviews are invented.',
    distribution: {
      label: 'How the ratings are spread',
      average: '{average} out of 5 · {count, plural, one {# rating} other {# ratings}}',
      stars: '{rating, plural, one {# star} other {# stars}}',
    },
  },
  zh: {
    watch: '观看视频',
    outside: '在新标签页中打开',
    age: '{age} 岁',
    rating: '评分：{rating}/5',
    verified: '已核实的评价',
    result: '成果',
    reply: '学校回复',
    portrait: '{name}的照片',
    more: '另外 {count} 条评价',
    demo: '演示：以下评价均为虚构。',
    distribution: {
      label: '评分分布',
      average: '{average}/5 · {count} 个评分',
      stars: '{rating} 星',
    },
  },
});
