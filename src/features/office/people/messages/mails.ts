import { defineMessages } from '#shared/i18n.ts';

/** Nobody but another super administrator can have changed a super administrator's account. */
const ifUnexpected = {
  ru: 'Если вы об этом не просили, {reader, select, owner {спросите других главных администраторов: изменить вашу учётную запись могли только они} staff {сообщите главному администратору} other {сообщите школе: ответьте на это письмо}}.',
  en: 'If you did not ask for this, {reader, select, owner {ask the other super administrators: nobody else can change your account} staff {tell the super administrator} other {tell the school: reply to this email}}.',
  zh: '如果这不是您要求的，{reader, select, owner {请询问其他超级管理员：只有他们能修改您的账号} staff {请告知超级管理员} other {请直接回复此邮件告知学校}}。',
};

export const emailChangedMailMessages = defineMessages({
  ru: {
    subject: 'Изменён email учётной записи',
    paragraphs: [
      'Сотрудник школы изменил email вашей учётной записи. Новый адрес — {email}. С ним можно будет войти, когда его подтвердят по ссылке из письма, которое мы отправили на него; пароль прежний.',
      ifUnexpected.ru,
    ],
    button: 'Войти',
  },
  en: {
    subject: 'Your account’s email has been changed',
    paragraphs: [
      'The school’s staff have changed your account’s email. The new one is {email}. You can sign in with it once it’s confirmed with the link we’ve emailed to it; your password is the same.',
      ifUnexpected.en,
    ],
    button: 'Sign in',
  },
  zh: {
    subject: '账号邮箱已修改',
    paragraphs: [
      '学校工作人员修改了您账号的邮箱。新邮箱为 {email}。请通过我们发往该邮箱的链接确认，之后即可用它登录，密码不变。',
      ifUnexpected.zh,
    ],
    button: '登录',
  },
});

export const newAddressMailMessages = defineMessages({
  ru: {
    subject: 'Подтвердите новый адрес',
    paragraphs: [
      'Сотрудник школы указал этот адрес, {email}, в вашей учётной записи. Чтобы входить с ним, подтвердите его: ссылка действует 24 часа. Пароль прежний.',
      ifUnexpected.ru,
    ],
    button: 'Подтвердить адрес',
  },
  en: {
    subject: 'Confirm your new address',
    paragraphs: [
      'The school’s staff have set this address, {email}, for your account. Confirm it to sign in with it: the link works for 24 hours. Your password is the same.',
      ifUnexpected.en,
    ],
    button: 'Confirm the address',
  },
  zh: {
    subject: '请确认您的新邮箱',
    paragraphs: [
      '学校工作人员将此邮箱 {email} 设为您账号的邮箱。请确认后用它登录，链接 24 小时内有效，密码不变。',
      ifUnexpected.zh,
    ],
    button: '确认邮箱',
  },
});

/** Staff have set it for somebody. */
export const passwordSetMailMessages = defineMessages({
  ru: {
    subject: 'Пароль изменён сотрудником школы',
    paragraphs: [
      'Сотрудник школы задал новый пароль вашей учётной записи. На всех устройствах нужно войти заново.',
      ifUnexpected.ru,
    ],
    button: 'Войти',
  },
  en: {
    subject: 'The school’s staff have changed your password',
    paragraphs: [
      'The school’s staff have set a new password for your account. You’ll need to sign in again on all devices.',
      ifUnexpected.en,
    ],
    button: 'Sign in',
  },
  zh: {
    subject: '学校工作人员修改了您的密码',
    paragraphs: ['学校工作人员为您的账号设置了新密码。所有设备均需重新登录。', ifUnexpected.zh],
    button: '登录',
  },
});

export const roleChangedMailMessages = defineMessages({
  ru: {
    subject: 'Изменена ваша роль',
    paragraphs: [
      'Ваша роль в школе изменена. Теперь она: {role}. Чтобы продолжить, войдите заново.',
      ifUnexpected.ru,
    ],
    button: 'Войти',
  },
  en: {
    subject: 'Your role has been changed',
    paragraphs: [
      'Your role at the school has been changed. It’s now: {role}. Please sign in again to continue.',
      ifUnexpected.en,
    ],
    button: 'Sign in',
  },
  zh: {
    subject: '您的角色已变更',
    paragraphs: ['您在学校的角色已变更为：{role}。请重新登录后继续。', ifUnexpected.zh],
    button: '登录',
  },
});
