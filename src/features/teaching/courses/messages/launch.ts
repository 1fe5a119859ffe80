import { defineMessages } from '#shared/i18n.ts';

/** Its steps of a school’s launch: what each is for, and what there is to say of it. */
export const coursesLaunchMessages = defineMessages({
  ru: {
    course: {
      lead: 'Курс продаётся, когда в нём есть что смотреть: урок с видео или будущий день начала занятий.',
      notes: {
        none: 'Курсов пока нет.',
        unwatchable: 'Курс есть, но смотреть в нём нечего: добавьте видео в урок.',
        ready: 'В курсе «{title}» есть что смотреть.',
      },
    },
    sale: {
      lead: 'Проверьте цену и выставьте курс на продажу. На сайте он появится сразу.',
      notes: {
        none: 'В продаже нет ни одного курса: посетители видят «Скоро откроемся».',
        no_lesson: 'Курс включён в продажу, но смотреть в нём нечего.',
        no_seller: 'Курс включён в продажу, но продавец не указан: нужны юридическое лицо и ИНН.',
        no_contact: 'Курс включён в продажу, но нет ни одного контакта для покупателя.',
        on_sale: 'Продаётся «{title}» за {price}.',
      },
    },
  },
  en: {
    course: {
      lead: 'A course is sold once there is something to watch in it: a lesson with a film, or a day still to come on which lessons open.',
      notes: {
        none: 'There are no courses yet.',
        unwatchable: 'There is a course, but nothing to watch in it: add a film to a lesson.',
        ready: 'There is something to watch in “{title}”.',
      },
    },
    sale: {
      lead: 'Check the price and put the course on sale. It is on the site at once.',
      notes: {
        none: 'No course is on sale: visitors read “We open soon”.',
        no_lesson: 'A course is switched on, but there is nothing to watch in it.',
        no_seller: 'A course is switched on, but the seller is not named: legal entity and INN are needed.',
        no_contact: 'A course is switched on, but there is no contact for buyers.',
        on_sale: '“{title}” is sold for {price}.',
      },
    },
  },
  zh: {
    course: {
      lead: '课程中有内容可看才能销售：有视频的课节，或尚未到来的开课日期。',
      notes: {
        none: '还没有课程。',
        unwatchable: '已有课程，但没有可看的内容：请为课节添加视频。',
        ready: '课程“{title}”已有可看的内容。',
      },
    },
    sale: {
      lead: '检查价格并开始销售，课程会立即出现在网站上。',
      notes: {
        none: '没有在售课程：访客看到“即将开放”。',
        no_lesson: '课程已启用，但没有可看的内容。',
        no_seller: '课程已启用，但未填写卖方：需要法人和 INN。',
        no_contact: '课程已启用，但没有供买家使用的联系方式。',
        on_sale: '“{title}”正在销售，价格 {price}。',
      },
    },
  },
});
