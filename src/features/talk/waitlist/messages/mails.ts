import { defineMessages } from '#shared/i18n.ts';

/** To an address that was typed into the form of a school that has not opened. */
export const confirmationMessages = defineMessages({
  ru: {
    subject: 'Подтвердите адрес, и мы напишем об открытии',
    paragraphs: [
      'Этот адрес оставили на нашем сайте, чтобы узнать об открытии школы. Подтвердите его: без этого мы не напишем.',
      'Письмо об открытии будет одно. Передумаете — по этой же ссылке адрес можно удалить.',
    ],
    button: 'Подтвердить адрес',
    footer: 'Если это были не вы, ничего не делайте: через {days} дней адрес удалится сам.',
  },
  en: {
    subject: 'Confirm your address, and we’ll write when we open',
    paragraphs: [
      'Someone left this address on our website to hear when the school opens. Please confirm it: we won’t write otherwise.',
      'There will be one email about the opening. If you change your mind, you can delete the address with the same link.',
    ],
    button: 'Confirm the address',
    footer: 'If this wasn’t you, ignore this email: the address will be deleted after {days} days.',
  },
  zh: {
    subject: '请确认邮箱，学校开放时我们会通知您',
    paragraphs: [
      '有人在我们的网站上留下了此邮箱，以便得知学校开放的消息。请确认邮箱，否则我们不会发送通知。',
      '开放通知只会发送一封。如果改变主意，可用同一链接删除邮箱。',
    ],
    button: '确认邮箱',
    footer: '如果不是您本人操作，请忽略此邮件：{days} 天后邮箱会自动删除。',
  },
});

/** The one mail that the address was left for. */
export const openedMessages = defineMessages({
  ru: {
    subject: 'Мы открылись',
    paragraphs: [
      'Вы просили написать, когда школа откроется. Курсы уже на сайте: {courses}.',
      'Других писем по этому поводу не будет: ваш адрес мы удаляем из списка.',
    ],
    button: 'Посмотреть курсы',
    footer: 'Вы получили это письмо, потому что оставили адрес на сайте школы и подтвердили его.',
  },
  en: {
    subject: 'We are open',
    paragraphs: [
      'You asked us to write when the school opens. The courses are now on the website: {courses}.',
      'We won’t email you about this again: we’re deleting your address from the list.',
    ],
    button: 'See the courses',
    footer: 'You are receiving this because you left your address on the school’s website and confirmed it.',
  },
  zh: {
    subject: '我们已经开放',
    paragraphs: [
      '您曾请我们在学校开放时通知您。课程已上线：{courses}。',
      '此后不会再发送相关邮件：您的邮箱将从名单中删除。',
    ],
    button: '查看课程',
    footer: '您收到此邮件，是因为您在学校网站上留下并确认了邮箱。',
  },
});
