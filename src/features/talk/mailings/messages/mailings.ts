import { defineMessages } from '#shared/i18n.ts';

/** Mails that come, in the cabinet and on the page that ends them. */
export const mailingsMessages = defineMessages({
  ru: {
    reminders: {
      label: 'Напоминания об учёбе',
      on: 'Мы пишем вам, когда открывается урок или курс давно ждёт вас.',
      off: 'Напоминания об уроках выключены.',
      turnOn: 'Включить',
      turnOff: 'Не напоминать',
    },
    unsubscribe: {
      title: 'Отписаться от писем?',
      payments: 'Напоминаний о незавершённой оплате больше не будет.',
      newsletter: 'Письма о новых уроках и предложениях больше приходить не будут.',
      reminders: 'Напоминания об уроках ваших курсов больше приходить не будут.',
      stays: 'Письма о заказах, входе и сертификатах останутся: они нужны вам самим.',
      button: 'Отписаться',
      done: 'Вы отписались',
      doneText: 'Передумаете — включите письма снова в личном кабинете.',
      cabinet: 'В личный кабинет',
      unknown: 'Ссылка не подходит',
      unknownText: 'Скопируйте адрес из письма целиком или выключите письма в личном кабинете.',
      failed: 'Не получилось отписаться. Попробуйте ещё раз.',
    },
  },
  en: {
    reminders: {
      label: 'Study reminders',
      on: 'We write when a lesson opens, or when a course has been waiting for you.',
      off: 'Reminders about lessons are off.',
      turnOn: 'Turn on',
      turnOff: 'Do not remind me',
    },
    unsubscribe: {
      title: 'Unsubscribe?',
      payments: 'Reminders of unfinished payments will no longer come.',
      newsletter: 'Emails about new lessons and offers will no longer come.',
      reminders: 'Reminders about the lessons of your courses will no longer come.',
      stays: 'Emails about orders, signing in and certificates stay: you need them yourself.',
      button: 'Unsubscribe',
      done: 'You have unsubscribed',
      doneText: 'If you change your mind, turn the emails on again in your account.',
      cabinet: 'My account',
      unknown: 'This link does not fit',
      unknownText: 'Copy the whole address from the email, or turn the emails off in your account.',
      failed: 'That did not work. Please try again.',
    },
  },
  zh: {
    reminders: {
      label: '学习提醒',
      on: '课节开放或课程搁置较久时，我们会给您写信。',
      off: '课节提醒已关闭。',
      turnOn: '开启',
      turnOff: '不再提醒',
    },
    unsubscribe: {
      title: '要退订邮件吗？',
      payments: '您将不再收到未完成付款的提醒。',
      newsletter: '您将不再收到关于新课和优惠的邮件。',
      reminders: '您将不再收到课程的课节提醒。',
      stays: '与订单、登录和证书有关的邮件会保留，因为您需要它们。',
      button: '退订',
      done: '您已退订',
      doneText: '如果改变主意，可以在个人中心重新开启邮件。',
      cabinet: '前往个人中心',
      unknown: '链接不正确',
      unknownText: '请完整复制邮件中的地址，或在个人中心关闭邮件。',
      failed: '退订未成功，请重试。',
    },
  },
});
