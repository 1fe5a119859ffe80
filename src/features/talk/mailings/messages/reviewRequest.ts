import { defineMessages } from '#shared/i18n.ts';

/** To buyers who have consented to mails of the school: once for each course. */
export const reviewRequestMessages = defineMessages({
  ru: {
    subject: 'Как вам курс «{course}»?',
    paragraphs: [
      'Вы учитесь на курсе «{course}». Что получилось, а чего не хватило? Несколько строк помогут тем, кто только выбирает, и нам.',
      'Пишите как есть: критические отзывы мы тоже публикуем и отвечаем на них.',
    ],
    button: 'Написать отзыв',
    footer:
      'Вы получили это письмо, потому что подписались на письма школы. Об отзыве о курсе мы просим один раз.',
  },
  en: {
    subject: 'How do you like “{course}”?',
    paragraphs: [
      'You’re taking the course “{course}”. What worked, and what was missing? A few lines will help others choose, and help us.',
      'Be honest: we publish and answer critical reviews too.',
    ],
    button: 'Write a review',
    footer:
      'You are receiving this because you subscribed to the school’s emails. We ask for a review only once per course.',
  },
  zh: {
    subject: '您觉得课程“{course}”怎么样？',
    paragraphs: [
      '您正在学习课程“{course}”。哪些地方有收获，哪些地方还不够？几句话就能帮助正在挑选课程的人，也能帮助我们。',
      '请如实书写：批评意见我们同样会发布并回复。',
    ],
    button: '撰写评价',
    footer: '您收到此邮件，是因为您订阅了学校的邮件。每门课程我们只邀请一次评价。',
  },
});
