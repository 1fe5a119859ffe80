/** Directions of a rating, as the panel names them. */
export const categories = {
  ru: {
    fashion: 'Высокая мода',
    commercial: 'Коммерческое',
    'plus-size': 'Plus-size',
    petite: 'Petite',
    classic: 'Классика 45+',
    teen: 'Юниоры 16–17',
  },
  en: {
    fashion: 'High fashion',
    commercial: 'Commercial',
    'plus-size': 'Plus-size',
    petite: 'Petite',
    classic: 'Classic 45+',
    teen: 'Teen 16–17',
  },
  zh: {
    fashion: '高级时装',
    commercial: '商业',
    'plus-size': '大码',
    petite: '小个子',
    classic: '熟龄 45+',
    teen: '青少年 16–17',
  },
};
