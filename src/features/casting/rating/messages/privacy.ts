import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const ratingPrivacyMessages = defineMessages({
  ru: {
    sections: { ratings: 'Рейтинги модели', rating_results: 'Результаты рейтингов' },
    columns: {
      released_at: 'Результат выдан',
      closed_at: 'Закрыт возвратом',
      score: 'Оценка',
      category: 'Направление',
      share_name: 'Имя на карточке',
      shares_score: 'Оценка на карточке',
      filled_in: 'Взято по умолчанию',
      formula: 'Версия формулы',
      result: 'Пункты и рекомендации (коды)',
    },
  },
  en: {
    sections: { ratings: 'Model ratings', rating_results: 'Results of the ratings' },
    columns: {
      released_at: 'Result released',
      closed_at: 'Closed by a refund',
      score: 'Score',
      category: 'Category',
      share_name: 'Name on the card',
      shares_score: 'Score on the card',
      filled_in: 'Taken by default',
      formula: 'Version of the formula',
      result: 'Factors and recommendations (codes)',
    },
  },
  zh: {
    sections: { ratings: '模特评分', rating_results: '评分结果' },
    columns: {
      released_at: '出结果时间',
      closed_at: '因退款关闭',
      score: '分数',
      category: '方向',
      share_name: '卡片上的姓名',
      shares_score: '卡片显示分数',
      filled_in: '采用默认值',
      formula: '公式版本',
      result: '各项与建议（代码）',
    },
  },
});
