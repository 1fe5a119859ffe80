import { defineMessages } from '#shared/i18n.ts';

/** To the address that the account still has. */
export const changeAskedMailMessages = defineMessages({
  ru: {
    subject: 'Запрошена смена email',
    paragraphs: [
      'В вашем аккаунте попросили сменить email на {email}. Адрес изменится, только когда его подтвердят по ссылке из письма, которое мы отправили на него.',
      'Если это были не вы, отмените смену адреса в профиле и сразу смените пароль: тогда ссылка перестанет действовать, а остальные сеансы завершатся.',
    ],
    button: 'Открыть профиль',
  },
  en: {
    subject: 'Someone asked to change your email',
    paragraphs: [
      'Someone asked to change your account’s email to {email}. It changes only when confirmed with the link we’ve emailed to that address.',
      'If it wasn’t you, cancel the change in your profile and change your password right away: the link will stop working, and all other devices will be signed out.',
    ],
    button: 'Open profile',
  },
  zh: {
    subject: '有人申请更改您的邮箱',
    paragraphs: [
      '您的账户申请将邮箱更改为 {email}。只有通过我们发往该邮箱的链接确认后，更改才会生效。',
      '如果不是您本人操作，请在个人资料中取消更改，并立即修改密码：链接将随之失效，其他会话也会结束。',
    ],
    button: '打开个人资料',
  },
});

/** To the address that the account had. */
export const changedMailMessages = defineMessages({
  ru: {
    subject: 'Email аккаунта изменён',
    paragraphs: [
      'Новый email вашего аккаунта — {email}. Теперь входить нужно с ним, пароль прежний. Письма школы будут приходить на новый адрес; ваши заказы и курсы остались с вами.',
      'Если это были не вы, верните прежний адрес кнопкой ниже и придумайте новый пароль: все сеансы завершатся. Ссылка действует 7 дней.',
    ],
    button: 'Вернуть этот адрес',
  },
  en: {
    subject: 'Your account’s email has changed',
    paragraphs: [
      'Your account’s new email is {email}. Sign in with it from now on; your password is the same. The school’s emails will go to the new address; you keep your orders and courses.',
      'If it wasn’t you, restore this address with the button below and choose a new password: everyone will be signed out. The link works for 7 days.',
    ],
    button: 'Restore this address',
  },
  zh: {
    subject: '账户邮箱已更改',
    paragraphs: [
      '您账户的新邮箱是 {email}。今后请用它登录，密码不变。学校的邮件将发送到新邮箱；您的订单和课程均保留。',
      '如果不是您本人操作，请点击下方按钮恢复此邮箱并设置新密码，所有登录将立即失效。链接 7 天内有效。',
    ],
    button: '恢复此邮箱',
  },
});

/** To the address that was taken from the account again. */
export const takenBackMailMessages = defineMessages({
  ru: {
    subject: 'Аккаунту вернули прежний email',
    paragraphs: [
      'Аккаунту, у которого был этот адрес, вернули прежний email: по ссылке из письма, отправленного на него при смене. Все сеансы завершены, пароль изменён.',
      'Если вы меняли адрес сами и не возвращали его, напишите в поддержку школы.',
    ],
    button: 'Войти',
  },
  en: {
    subject: 'The account is back to its previous email',
    paragraphs: [
      'The account that used this address is back to its previous email: the owner used the link we sent there when it changed. Everyone has been signed out, and the password is new.',
      'If you changed the address yourself and didn’t restore it, write to the school.',
    ],
    button: 'Sign in',
  },
  zh: {
    subject: '账户已恢复原邮箱',
    paragraphs: [
      '曾使用此邮箱的账户已通过更改时发往原邮箱的链接恢复原邮箱。所有登录均已失效，密码已更改。',
      '如果邮箱是您本人更改的，而您并未恢复原邮箱，请联系学校客服。',
    ],
    button: '登录',
  },
});

/** How a person’s own data name what is held here. */
export const addressesPrivacyMessages = defineMessages({
  ru: {
    sections: { email_changes: 'Смена адреса почты', former_addresses: 'Прежние адреса почты' },
    columns: { asked_at: 'Когда попросили', left_at: 'Когда сменили', confirmed_at: 'Подтверждено' },
  },
  en: {
    sections: { email_changes: 'Change of email', former_addresses: 'Former email addresses' },
    columns: { asked_at: 'Asked for', left_at: 'Changed at', confirmed_at: 'Confirmed' },
  },
  zh: {
    sections: { email_changes: '更改邮箱', former_addresses: '曾用邮箱' },
    columns: { asked_at: '申请时间', left_at: '更改时间', confirmed_at: '确认时间' },
  },
});

/** Words of its errors. */
export const addressErrorMessages = defineMessages({
  ru: {
    email_taken: 'Этот email уже занят другой учётной записью',
  },
  en: {
    email_taken: 'This email belongs to another account',
  },
  zh: {
    email_taken: '此邮箱已被其他账号使用',
  },
});
