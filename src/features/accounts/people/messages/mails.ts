import { defineMessages } from '#shared/i18n.ts';

export const accessMailMessages = defineMessages({
  ru: {
    subject: 'Доступ к вашим курсам',
    paragraphs: [
      '{account, select, new {Чтобы войти в личный кабинет, придумайте пароль. Ссылка действует 7 дней и срабатывает один раз.} other {Ваши курсы — в личном кабинете. Войдите с адресом {email} и своим паролем; если вы его забыли, на странице входа нажмите «Забыли пароль?».}}',
      'Если вы об этом не просили, ничего делать не нужно.',
    ],
    button: '{account, select, new {Придумать пароль} other {Войти}}',
  },
  en: {
    subject: 'Access to your courses',
    paragraphs: [
      '{account, select, new {To sign in to your cabinet, choose a password. The link works for 7 days and once.} other {Your courses are in your cabinet. Sign in with {email} and your password; if you have forgotten it, follow “Forgot your password?” on the sign-in page.}}',
      'If you did not ask for this, there is nothing you need to do.',
    ],
    button: '{account, select, new {Choose a password} other {Sign in}}',
  },
  zh: {
    subject: '访问您的课程',
    paragraphs: [
      '{account, select, new {请设置密码后登录个人中心。链接 7 天内有效，且只能使用一次。} other {您的课程在个人中心。请使用邮箱 {email} 和密码登录；如果忘记密码，请在登录页点击“忘记密码”。}}',
      '如果这不是您要求的，请忽略此邮件。',
    ],
    button: '{account, select, new {设置密码} other {登录}}',
  },
});

/** Nobody but another super administrator can have changed a super administrator's account. */
const ifUnexpected = {
  ru: 'Если вы об этом не просили, {reader, select, owner {спросите других главных администраторов: изменить вашу учётную запись могли только они} staff {сообщите главному администратору} other {сообщите школе: ответьте на это письмо}}.',
  en: 'If you did not ask for this, {reader, select, owner {ask the other super administrators: nobody else can change your account} staff {tell the super administrator} other {tell the school: reply to this mail}}.',
  zh: '如果这不是您要求的，{reader, select, owner {请询问其他超级管理员：只有他们能修改您的账号} staff {请告知超级管理员} other {请直接回复此邮件告知学校}}。',
};

const ifNotYou = {
  ru: 'Если это были не вы, сразу задайте новый пароль: на странице входа нажмите «Забыли пароль?»{reader, select, owner {} staff {, и сообщите главному администратору} other {, и сообщите школе: ответьте на это письмо}}.',
  en: 'If it was not you, choose a new password at once: follow “Forgot your password?” on the sign-in page{reader, select, owner {} staff {, and tell the super administrator} other {, and tell the school: reply to this mail}}.',
  zh: '如果不是您本人操作，请立即在登录页点击“忘记密码”重设密码{reader, select, owner {} staff {，并告知超级管理员} other {，并直接回复此邮件告知学校}}。',
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
    subject: 'The email of your account has been changed',
    paragraphs: [
      'The school’s staff have changed the email of your account. The new one is {email}. You can sign in with it once it is confirmed by the link that we have mailed to it; the password is the same.',
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
      'The school’s staff have given your account this address, {email}. Confirm it to sign in with it: the link works for 24 hours. The password is the same.',
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
      'The school’s staff have set a new password for your account. You need to sign in again on all devices.',
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

export const ownPasswordMailMessages = defineMessages({
  ru: {
    subject: 'Пароль изменён',
    paragraphs: [
      'Пароль вашей учётной записи только что изменён. На остальных устройствах нужно войти заново.',
      ifNotYou.ru,
    ],
    button: 'Войти',
  },
  en: {
    subject: 'Your password has been changed',
    paragraphs: [
      'The password of your account has just been changed. You need to sign in again on all other devices.',
      ifNotYou.en,
    ],
    button: 'Sign in',
  },
  zh: {
    subject: '密码已修改',
    paragraphs: ['您的账号密码刚刚修改。其他设备均需重新登录。', ifNotYou.zh],
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
      'Your role at the school has been changed. It now is: {role}. Please sign in again to go on.',
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

export const newDeviceMailMessages = defineMessages({
  ru: {
    subject: 'Вход в панель с нового устройства',
    paragraphs: [
      'В вашу учётную запись сотрудника вошли с устройства, которого мы раньше не видели.',
      'Когда: {when}. Адрес: {address}. Браузер: {browser}.',
      'Если это были не вы, сразу смените пароль{role, select, super_admin {} other { и сообщите главному администратору}}.',
    ],
    button: 'Сменить пароль',
  },
  en: {
    subject: 'Sign-in to the panel from a new device',
    paragraphs: [
      'Somebody has signed in to your staff account from a device that we have not seen before.',
      'When: {when}. Address: {address}. Browser: {browser}.',
      'If it was not you, change the password at once{role, select, super_admin {} other { and tell the super administrator}}.',
    ],
    button: 'Change the password',
  },
  zh: {
    subject: '新设备登录管理后台',
    paragraphs: [
      '有人在一台此前未使用过的设备上登录了您的员工账号。',
      '时间：{when}。地址：{address}。浏览器：{browser}。',
      '如果不是您本人操作，请立即修改密码{role, select, super_admin {} other {并告知超级管理员}}。',
    ],
    button: '修改密码',
  },
});
