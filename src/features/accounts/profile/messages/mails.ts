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
      'You asked to set a password so that you can also sign in with your email.',
      'The link can be used once, within an hour. You’ll then need to sign in again on all devices. If you didn’t ask for it, you can ignore this email.',
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
      'You can no longer sign in to your account with {provider}. The other ways to sign in still work.',
      'If it wasn’t you, change your password right away and sign out your other devices in your profile.',
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
      'You gave this address as the new email for your account at our school. Confirm it to sign in with it and get your emails there.',
      'The link works for 24 hours. Until the address is confirmed, your account keeps the old one. If this wasn’t you, just don’t follow the link.',
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
      'Someone, perhaps you, tried to use this address for another account at our school. An address can belong to only one account, and it’s yours, so nothing has changed.',
      'If it wasn’t you, you can ignore this email.',
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
