import { defineMessages } from '#shared/i18n.ts';

const ifNotYou = {
  ru: 'Если это были не вы, сразу задайте новый пароль: на странице входа нажмите «Забыли пароль?»{reader, select, owner {} staff {, и сообщите главному администратору} other {, и сообщите школе: ответьте на это письмо}}.',
  en: 'If it wasn’t you, choose a new password right away: choose “Forgot your password?” on the sign-in page{reader, select, owner {} staff {, and tell the super administrator} other {, and tell the school: reply to this email}}.',
  zh: '如果不是您本人操作，请立即在登录页点击“忘记密码”重设密码{reader, select, owner {} staff {，并告知超级管理员} other {，并直接回复此邮件告知学校}}。',
};

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
      'Your account’s password has just been changed. You’ll need to sign in again on all other devices.',
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
      'Someone signed in to your staff account from a device we haven’t seen before.',
      'When: {when}. IP address: {address}. Browser: {browser}.',
      'If it wasn’t you, change the password right away{role, select, super_admin {} other { and tell the super administrator}}.',
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
