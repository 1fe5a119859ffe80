import { defineMessages } from '#shared/i18n.ts';

export const passwordLinkMailMessages = defineMessages({
  ru: {
    subject: 'Пароль для вашего аккаунта',
    paragraphs: [
      'Вы попросили задать пароль, чтобы входить в личный кабинет и по email.',
      'Ссылка действует один час и срабатывает один раз. После этого на всех устройствах нужно будет войти заново. Если вы об этом не просили, ничего делать не нужно.',
    ],
    button: 'Придумать пароль',
  },
  en: {
    subject: 'A password for your account',
    paragraphs: [
      'You asked to choose a password, so that you can also sign in with your e-mail.',
      'The link works for one hour and once. You will then need to sign in again on all devices. If you did not ask for it, there is nothing you need to do.',
    ],
    button: 'Choose a password',
  },
  zh: {
    subject: '设置您的账户密码',
    paragraphs: [
      '您申请设置密码，以便也能用邮箱登录个人中心。',
      '链接一小时内有效，且只能使用一次。设置后，所有设备均需重新登录。如果不是您本人申请，请忽略此邮件。',
    ],
    button: '设置密码',
  },
});

export const unlinkedMailMessages = defineMessages({
  ru: {
    subject: 'Вход через {provider} отключён',
    paragraphs: [
      'В ваш аккаунт больше нельзя войти через {provider}. Остальные способы входа работают как прежде.',
      'Если это были не вы, сразу смените пароль и завершите остальные сеансы в профиле.',
    ],
    button: 'Открыть профиль',
  },
  en: {
    subject: 'Sign-in with {provider} is off',
    paragraphs: [
      'Your account can no longer be entered with {provider}. The other ways to sign in work as before.',
      'If it was not you, change your password at once and end the other sessions in your profile.',
    ],
    button: 'Open profile',
  },
  zh: {
    subject: '{provider} 登录已解除',
    paragraphs: [
      '您的账户不能再通过 {provider} 登录。其他登录方式不受影响。',
      '如果不是您本人操作，请立即修改密码，并在个人资料中结束其他会话。',
    ],
    button: '打开个人资料',
  },
});

/** To the address that somebody wants to have. */
export const changeLinkMailMessages = defineMessages({
  ru: {
    subject: 'Подтвердите новый адрес',
    paragraphs: [
      'Вы указали этот адрес как новый email вашего аккаунта в нашей школе. Чтобы входить с ним и получать на него письма, подтвердите его.',
      'Ссылка действует 24 часа. Пока адрес не подтверждён, в аккаунте остаётся прежний. Если вы этого не делали, просто не переходите по ссылке.',
    ],
    button: 'Подтвердить новый адрес',
  },
  en: {
    subject: 'Confirm your new address',
    paragraphs: [
      'You have given this address as the new e-mail of your account at our school. Confirm it to sign in with it and to get your mails there.',
      'The link works for 24 hours. Until the address is confirmed, your account keeps the old one. If this was not you, simply do not follow the link.',
    ],
    button: 'Confirm the new address',
  },
  zh: {
    subject: '请确认您的新邮箱',
    paragraphs: [
      '您将此邮箱设为我校账户的新邮箱。确认后，即可用它登录并接收邮件。',
      '链接 24 小时内有效。确认之前，账户仍使用原邮箱。如果不是您本人操作，请勿点击链接。',
    ],
    button: '确认新邮箱',
  },
});

/** To the owner of an address that somebody else wanted. */
export const addressTakenMailMessages = defineMessages({
  ru: {
    subject: 'Этот адрес уже занят вашим аккаунтом',
    paragraphs: [
      'Кто-то, возможно вы, хотел указать этот адрес в другом аккаунте нашей школы. У адреса может быть только один аккаунт, и он ваш, поэтому ничего не изменилось.',
      'Если это были не вы, ничего делать не нужно.',
    ],
    button: 'Войти',
  },
  en: {
    subject: 'This address already belongs to your account',
    paragraphs: [
      'Someone, perhaps you, wanted to use this address for another account at our school. An address can have one account only, and it is yours, so nothing has changed.',
      'If it was not you, there is nothing you need to do.',
    ],
    button: 'Sign in',
  },
  zh: {
    subject: '此邮箱已属于您的账户',
    paragraphs: [
      '有人（可能是您本人）想在我校的另一个账户中使用此邮箱。一个邮箱只能对应一个账户，而它属于您，因此没有任何改变。',
      '如果不是您本人操作，请忽略此邮件。',
    ],
    button: '登录',
  },
});

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
    subject: 'A change of your e-mail was requested',
    paragraphs: [
      'Your account was asked to change its e-mail to {email}. The address changes only once it is confirmed by the link that we have mailed to it.',
      'If it was not you, cancel the change in your profile and change your password at once: the link then stops working, and all other sessions end.',
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
    subject: 'The e-mail of your account has changed',
    paragraphs: [
      'The new e-mail of your account is {email}. Sign in with it from now on; the password is the same. The school’s mails will go to the new address; your orders and courses are still yours.',
      'If it was not you, take this address back by the button below and choose a new password: all sessions end. The link works for 7 days.',
    ],
    button: 'Take this address back',
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
    subject: 'The account has its former e-mail again',
    paragraphs: [
      'The account that had this address has its former e-mail again, by the link that was mailed there when it changed. All sessions have ended, and the password is a new one.',
      'If you had changed the address yourself and did not take it back, write to the school.',
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
