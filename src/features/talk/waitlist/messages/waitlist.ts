import { defineMessages } from '#shared/i18n.ts';

/** The form of a school that has not opened, and the page of its mailed link. */
export const waitlistMessages = defineMessages({
  ru: {
    title: 'Сообщим, когда откроемся',
    lead: 'Оставьте адрес: напишем один раз, когда курсы появятся. Ничего другого присылать не будем.',
    kept: 'Адрес удалим сразу после этого письма, а если не откроемся — через {months} месяцев.',
    email: 'Email',
    submit: 'Сообщите мне',
    sent: 'Проверьте почту',
    sentText:
      'Мы написали на {email}. Подтвердите адрес по ссылке из письма: без этого мы не напишем. Письма нет — загляните в «Спам».',
    link: {
      confirmTitle: 'Сообщить вам об открытии?',
      confirmText: 'Когда курсы появятся, напишем один раз на {email}.',
      confirm: 'Подтвердить адрес',
      waitingTitle: 'Адрес подтверждён',
      waitingText: 'Когда школа откроется, напишем один раз на {email} и удалим адрес.',
      told: 'Школа открылась: письмо на {email} уже отправляется, после него мы удалим адрес.',
      leave: 'Не писать и удалить адрес',
      leftTitle: 'Адрес удалён',
      leftText: 'Об открытии мы вам не напишем. Передумаете — оставьте адрес ещё раз.',
      home: 'На сайт школы',
      goneTitle: 'Этого адреса в списке нет',
      goneText: 'Ссылка устарела, или адрес уже удалён. Пока школа не открылась, его можно оставить ещё раз.',
    },
  },
  en: {
    title: 'We’ll tell you when we open',
    lead: 'Leave your email: we’ll write once, when the courses are available. Nothing else.',
    kept: 'We’ll delete your address right after that email or, if we don’t open, after {months} months.',
    email: 'Email',
    submit: 'Let me know',
    sent: 'Check your email',
    sentText:
      'We’ve written to {email}. Confirm the address with the link in that email: we won’t write otherwise. No email? Check your spam folder.',
    link: {
      confirmTitle: 'Shall we tell you when we open?',
      confirmText: 'When the courses are available, we’ll write once to {email}.',
      confirm: 'Confirm the address',
      waitingTitle: 'Your address is confirmed',
      waitingText: 'When the school opens, we’ll write once to {email} and delete the address.',
      told: 'The school has opened: the email to {email} is on its way, and then we’ll delete the address.',
      leave: 'Don’t write, and delete the address',
      leftTitle: 'Your address has been deleted',
      leftText: 'We won’t write to you about the opening. Changed your mind? Leave your address again.',
      home: 'The school’s website',
      goneTitle: 'This address isn’t on the list',
      goneText:
        'The link is out of date, or the address has been deleted. You can leave it again until the school opens.',
    },
  },
  zh: {
    title: '开放时通知您',
    lead: '留下邮箱：课程上线时我们会发送一封邮件，不会发送其他内容。',
    kept: '发送该邮件后我们会立即删除您的邮箱；如果学校未能开放，则在 {months} 个月后删除。',
    email: '邮箱',
    submit: '通知我',
    sent: '请查收邮件',
    sentText:
      '我们已向 {email} 发送邮件。请点击邮件中的链接确认邮箱，否则我们不会发送通知。没有收到？请查看垃圾邮件文件夹。',
    link: {
      confirmTitle: '学校开放时通知您？',
      confirmText: '课程上线时，我们会向 {email} 发送一封邮件。',
      confirm: '确认邮箱',
      waitingTitle: '邮箱已确认',
      waitingText: '学校开放时，我们会向 {email} 发送一封邮件，然后删除邮箱。',
      told: '学校已开放：发往 {email} 的邮件正在发送，之后我们会删除邮箱。',
      leave: '不再通知并删除邮箱',
      leftTitle: '邮箱已删除',
      leftText: '我们不会向您发送开放通知。如果改变主意，请再次留下邮箱。',
      home: '前往学校网站',
      goneTitle: '名单中没有此邮箱',
      goneText: '链接已失效，或邮箱已被删除。在学校开放之前，您可以再次留下邮箱。',
    },
  },
});
