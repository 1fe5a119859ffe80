import { defineMessages } from '#shared/i18n.ts';

/** Where a private link of a mail has ended. */
export const endedLinkMessages = defineMessages({
  ru: {
    title: 'Ссылка больше не действует',
    text: 'Личные ссылки из писем работают ограниченное время. Мы можем прислать новую на тот же адрес.',
    button: 'Прислать новую ссылку',
    busy: 'Отправляем…',
    sentTitle: 'Проверьте почту',
    sent: 'Новая ссылка придёт на адрес, на который приходила прежняя, если по ней ещё есть что показать. Обычно письмо приходит за пару минут.',
    failed: 'Не получилось. Попробуйте ещё раз',
  },
  en: {
    title: 'This link has expired',
    text: 'Private links in our emails work for a limited time. We can send a new one to the same address.',
    button: 'Send a new link',
    busy: 'Sending…',
    sentTitle: 'Check your email',
    sent: 'If there’s still something to show, the new link goes to the address that got the old one. It usually arrives within a few minutes.',
    failed: 'That did not work. Please try again',
  },
  zh: {
    title: '此链接已失效',
    text: '邮件中的私人链接仅在一定期限内有效。我们可以向同一邮箱发送新的链接。',
    button: '发送新链接',
    busy: '正在发送…',
    sentTitle: '请查收邮件',
    sent: '如果仍有可查看的内容，新链接会发送到收到原链接的邮箱，通常几分钟内送达。',
    failed: '操作未成功，请重试',
  },
});
