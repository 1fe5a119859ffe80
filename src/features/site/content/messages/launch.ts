import { defineMessages } from '#shared/i18n.ts';

/** Its steps of a school’s launch: what each is for, and what there is to say of it. */
export const contentLaunchMessages = defineMessages({
  ru: {
    texts: {
      lead: 'На сайте не должно быть чужих чисел и курсов: посетитель поверит им.',
      notes: {
        demo: 'Остался текст демонстрационной школы.',
        foreign: 'Стандартное предложение с числом или курсом, которых у школы нет: «{text}»',
      },
    },
  },
  en: {
    texts: {
      lead: 'The site must name no numbers or courses of others: visitors will believe them.',
      notes: {
        demo: 'A text of the demo school is left.',
        foreign: 'A standard sentence with a number or a course that the school does not have: “{text}”',
      },
    },
  },
  zh: {
    texts: {
      lead: '网站上不应出现不属于本校的数字和课程：访客会信以为真。',
      notes: {
        demo: '仍有演示学校的文字。',
        foreign: '标准语句中的数字或课程并非本校所有：“{text}”',
      },
    },
  },
});
