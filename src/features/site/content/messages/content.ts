import { defineMessages } from '#shared/i18n.ts';

/** Interface texts around the school's own texts. */
export const contentMessages = defineMessages({
  ru: {
    statistics: 'Школа в цифрах',
    demoFigures: 'Демонстрация: цифры и число учеников вымышлены.',
    objections: { title: 'Что обычно мешает начать', quoted: '«{myth}»' },
    programme: {
      title: 'Программа курсов',
      lead: 'Каждый урок — готовая работа, а не лекция.',
      plans: 'Курс',
      hours:
        '{count, plural, one {# час с практикой} few {# часа с практикой} many {# часов с практикой} other {# часа с практикой}}',
      minutes:
        '{count, plural, one {# минута с практикой} few {# минуты с практикой} other {# минут с практикой}}',
      film: '{count, plural, one {# минута видео} few {# минуты видео} other {# минут видео}}',
      bonus: 'Бонус: {bonus}',
      all: '{count, plural, one {Показать весь # урок} few {Показать все # урока} many {Показать все # уроков} other {Показать все # урока}}',
      free: 'Смотреть урок бесплатно',
      fewer: 'Свернуть',
    },
    founder: { title: 'О школе', links: 'Наши соцсети', more: 'Читать дальше' },
    proofs: { title: 'Посмотрите сами', lead: 'Уроки, съёмки, письма: как это бывает.' },
    testimonials: {
      title: 'Видеоотзывы',
      lead: 'Говорят те, кто уже прошёл курс.',
    },
    reviews: {
      title: 'Отзывы учеников',
    },
    questions: { title: 'Частые вопросы' },
    promises: {
      title: 'Ваш первый шаг на подиум',
      lead: 'Цена — за весь курс, со всеми его уроками.',
      text: '{count, plural, one {# уровень} few {# уровня} many {# уровней} other {# уровня}} обучения: от {from} до {to}.',
      textMany:
        '{count, plural, one {# курс} few {# курса} many {# курсов} other {# курса}}: от {from} до {to}.',
      textSame:
        '{count, plural, =1 {Весь курс за {from}.} one {# курс, каждый за {from}.} few {# курса, каждый за {from}.} many {# курсов, каждый за {from}.} other {# курса, каждый за {from}.}}',
      students:
        '{count, plural, one {Сейчас у нас учится # человек.} few {Сейчас у нас учатся # человека.} many {Сейчас у нас учатся # человек.} other {Сейчас у нас учатся # человека.}}',
      included: 'Что входит',
      guarantees: 'Что мы гарантируем',
      presale: 'У курса по предзаказу уроки открываются в день старта: он указан на карточке.',
      choose: 'Выбрать курс',
    },
  },
  en: {
    statistics: 'The school in figures',
    demoFigures: 'Demonstration: these figures and the number of students are invented.',
    objections: { title: 'What usually stands in the way', quoted: '“{myth}”' },
    programme: {
      title: 'What the courses teach',
      lead: 'Every lesson ends in a finished piece of work, not in a lecture.',
      plans: 'Course',
      hours: '{count, plural, one {# hour with practice} other {# hours with practice}}',
      minutes: '{count, plural, one {# minute with practice} other {# minutes with practice}}',
      film: '{count, plural, one {# minute of video} other {# minutes of video}}',
      bonus: 'Bonus: {bonus}',
      all: '{count, plural, one {Show the # lesson} other {Show all # lessons}}',
      free: 'Watch the lesson free',
      fewer: 'Show fewer',
    },
    founder: { title: 'About the school', links: 'Follow us', more: 'Read on' },
    proofs: { title: 'See for yourself', lead: 'Lessons, shoots and letters: what it looks like.' },
    testimonials: {
      title: 'On video',
      lead: 'From people who have taken the course.',
    },
    reviews: {
      title: 'What students say',
    },
    questions: { title: 'Questions people ask' },
    promises: {
      title: 'Your first step onto the runway',
      lead: 'The price covers the whole course, with every lesson in it.',
      text: '{count, plural, one {# level} other {# levels}} of study: from {from} to {to}.',
      textMany: '{count, plural, one {# course} other {# courses}}: from {from} to {to}.',
      textSame: '{count, plural, =1 {The whole course for {from}.} other {# courses, {from} each.}}',
      students:
        '{count, plural, one {# student is learning with us now.} other {# students are learning with us now.}}',
      included: 'What is included',
      guarantees: 'Our guarantees',
      presale: 'The lessons of a presale course open on its start date, which its card names.',
      choose: 'Choose a course',
    },
  },
  zh: {
    statistics: '学校数据',
    demoFigures: '演示：以上数据和学员人数均为虚构。',
    objections: { title: '是什么让人\u200b迟迟不开始', quoted: '“{myth}”' },
    programme: {
      title: '课程内容',
      lead: '每节课都会完成一件作品，而不只是听讲。',
      plans: '课程',
      hours: '含练习 {count} 小时',
      minutes: '含练习 {count} 分钟',
      film: '{count} 分钟视频',
      bonus: '附赠：{bonus}',
      all: '显示全部 {count} 节课',
      free: '免费观看本课',
      fewer: '收起',
    },
    founder: { title: '关于学校', links: '关注我们', more: '继续阅读' },
    proofs: { title: '眼见为实', lead: '课程、拍摄、来信：真实的样子。' },
    testimonials: {
      title: '视频评价',
      lead: '来自已经学完课程的学员。',
    },
    reviews: {
      title: '学员评价',
    },
    questions: { title: '常见问题' },
    promises: {
      title: '迈向 T\u00a0台的第一步',
      lead: '价格包含整套课程的全部课节。',
      text: '{count} 个级别的课程，价格从 {from} 到 {to}。',
      textMany: '{count} 门课程，价格从 {from} 到 {to}。',
      textSame: '{count, plural, =1 {整套课程仅需 {from}。} other {# 门课程，每门 {from}。}}',
      students: '目前有 {count} 位学员正在学习。',
      included: '课程包含',
      guarantees: '我们的承诺',
      presale: '预售课程的课节在开课日开放，日期见课程卡片。',
      choose: '选择课程',
    },
  },
});
