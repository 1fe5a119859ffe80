import { defineMessages } from '#shared/i18n.ts';

/** To the adult whom somebody under 18 has named. */
export const guardianMailMessages = defineMessages({
  ru: {
    subject: '{reminder, select, yes {Напоминание: } other {}}{name} просит вашего согласия',
    paragraphs: [
      '{name} указывает, что ему или ей нет 18 лет, и просит вас как родителя или другого законного представителя посмотреть заполненную форму: {title}.',
      'По ссылке видно, что именно заполнено. Там можно согласиться или отказаться. Без вашего согласия школа ничего не сделает и ничего не спишет.',
      'Ответить можно до {date}. Сама ссылка работает {days} дней: после согласия по ней видно, что с оплатой. Если вы не знаете этого человека, ничего делать не нужно: запрос закроется сам.',
    ],
    button: 'Посмотреть форму',
    footer: 'Вы получили это письмо, потому что ваш адрес указали как адрес законного представителя.',
  },
  en: {
    subject: '{reminder, select, yes {Reminder: } other {}}{name} asks for your consent',
    paragraphs: [
      '{name} says that they are under 18, and asks you as a parent or another legal guardian to look at a form: {title}.',
      'The link shows what has been filled in. There you can agree or refuse. Without your consent the school does nothing and charges nothing.',
      'You can answer until {date}. The link itself works for {days} days: once you have agreed, it shows how the payment stands. If you do not know this person, you need do nothing: the request ends by itself.',
    ],
    button: 'View the form',
    footer: 'You are receiving this because your address was given as that of a legal guardian.',
  },
  zh: {
    subject: '{reminder, select, yes {提醒：} other {}}{name} 请求您的同意',
    paragraphs: [
      '{name} 表示自己未满 18 岁，请您作为父母或其他法定监护人查看其填写的表单：{title}。',
      '通过链接可以看到填写的全部内容，您可以同意或拒绝。未经您同意，学校不会进行任何操作，也不会扣款。',
      '您可以在 {date} 之前答复。链接本身 {days} 天内有效：同意之后，可通过它查看付款情况。如果您不认识此人，无需任何操作，请求会自动关闭。',
    ],
    button: '查看表单',
    footer: '您收到此邮件，是因为有人将您的邮箱填写为法定监护人的邮箱。',
  },
});

/** To the same adult, whose link has ended. */
export const newLinkMailMessages = defineMessages({
  ru: {
    subject: 'Новая ссылка на запрос согласия',
    paragraphs: [
      'Прежняя ссылка на запрос согласия ({name}) больше не действует. Вот новая, как вы просили: по ней видно, чем закончился запрос и что с оплатой.',
      'Она работает {days} дней. Если вы об этом не просили, ничего делать не нужно.',
    ],
    button: 'Открыть запрос',
    footer: 'Вы получили это письмо, потому что ваш адрес указали как адрес законного представителя.',
  },
  en: {
    subject: 'A new link to the request for consent',
    paragraphs: [
      'The former link to the request for consent ({name}) has ended. Here is a new one, as you asked: it shows what became of the request, and how the payment stands.',
      'It works for {days} days. If you did not ask for it, there is nothing you need to do.',
    ],
    button: 'Open the request',
    footer: 'You are receiving this because your address was given as that of a legal guardian.',
  },
  zh: {
    subject: '同意请求的新链接',
    paragraphs: [
      '同意请求（{name}）的原链接已失效。这是您申请的新链接，可查看请求的结果和付款情况。',
      '链接 {days} 天内有效。如果您没有申请，无需任何操作。',
    ],
    button: '打开请求',
    footer: '您收到此邮件，是因为有人将您的邮箱填写为法定监护人的邮箱。',
  },
});

/** To the person under 18, where nothing has to be paid any more. */
export const agreedMailMessages = defineMessages({
  ru: {
    subject: 'Родитель дал согласие',
    paragraphs: ['Ваш законный представитель дал согласие: {title}. Ждать больше не нужно.'],
  },
  en: {
    subject: 'Your guardian has agreed',
    paragraphs: ['Your legal guardian has given consent: {title}. There is no need to wait any more.'],
  },
  zh: {
    subject: '监护人已同意',
    paragraphs: ['您的法定监护人已表示同意：{title}。您无需继续等待。'],
  },
});

/** To the person under 18: nothing will come of it. */
export const endedMailMessages = defineMessages({
  ru: {
    subject: '{state, select, declined {Родитель отказал} other {Родитель не ответил}}',
    paragraphs: [
      '{state, select, declined {Родитель, адрес которого вы указали, не дал согласия} other {Родитель, адрес которого вы указали, не ответил за 7 дней}}: {title}. Мы закрыли запрос, ничего не списано.',
      'Если вы ошиблись в адресе или договорились, заполните форму на сайте ещё раз.',
    ],
  },
  en: {
    subject: '{state, select, declined {Your guardian has refused} other {Your guardian has not answered}}',
    paragraphs: [
      '{state, select, declined {The parent whose address you gave has refused to consent} other {The parent whose address you gave has not answered within 7 days}}: {title}. We have closed the request, and nothing has been charged.',
      'If the address was wrong, or you have agreed on it since, please fill in the form on the site again.',
    ],
  },
  zh: {
    subject: '{state, select, declined {监护人未同意} other {监护人未答复}}',
    paragraphs: [
      '{state, select, declined {您填写邮箱的监护人拒绝了请求} other {您填写邮箱的监护人在 7 天内未答复}}：{title}。我们已关闭该请求，未产生任何扣款。',
      '如果邮箱填写有误，或双方已商量好，请在网站上重新填写表单。',
    ],
  },
});
