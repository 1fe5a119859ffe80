import { defineMessages } from '#shared/i18n.ts';

/** To the adult whom somebody under 18 has named. */
export const guardianMailMessages = defineMessages({
  ru: {
    subject: '{reminder, select, yes {Напоминание: } other {}}{name} просит вашего согласия',
    paragraphs: [
      '{name} просит вас как родителя или другого законного представителя посмотреть заполненную форму: {title}. В форме отмечено «Мне нет 18 лет».',
      'По ссылке видно, что именно заполнено. Там можно согласиться или отказаться. Без вашего согласия школа ничего не сделает и ничего не спишет.',
      'Ответить можно до {date}. Сама ссылка работает {days} дней: после согласия по ней видно, что с оплатой. Если вы не знаете этого человека, ничего делать не нужно: запрос закроется сам.',
    ],
    button: 'Посмотреть форму',
    footer: 'Вы получили это письмо, потому что ваш адрес указали как адрес законного представителя.',
  },
  en: {
    subject: '{reminder, select, yes {Reminder: } other {}}{name} asks for your consent',
    paragraphs: [
      '{name} says they are under 18 and asks you, as a parent or legal guardian, to look at the form they filled in: {title}.',
      'The link shows what they filled in, and you can agree or decline there. Without your consent the school will do nothing and charge nothing.',
      'You can answer until {date}. The link itself works for {days} days: after you agree, it shows the payment status. If you don’t know this person, you don’t need to do anything: the request will close on its own.',
    ],
    button: 'View the form',
    footer: 'You are receiving this because your address was given as a legal guardian’s.',
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
    subject: 'A new link to the consent request',
    paragraphs: [
      'The old link to the consent request ({name}) has expired. Here’s the new one you asked for: it shows the outcome of the request and the payment status.',
      'It works for {days} days. If you didn’t ask for it, you can ignore this email.',
    ],
    button: 'Open the request',
    footer: 'You are receiving this because your address was given as a legal guardian’s.',
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
    paragraphs: ['Your legal guardian has given consent: {title}. You don’t need to wait any longer.'],
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
    subject: '{state, select, declined {Your guardian has declined} other {Your guardian hasn’t answered}}',
    paragraphs: [
      '{state, select, declined {The parent whose address you gave has declined} other {The parent whose address you gave hasn’t answered within 7 days}}: {title}. We have closed the request, and nothing has been charged.',
      'If the address was wrong, or you’ve talked it over since, please fill in the form on the site again.',
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
