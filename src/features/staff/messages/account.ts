import { defineMessages } from '#shared/i18n.ts';

/** The own account of somebody on the staff. */
export const staffAccountMessages = defineMessages({
  ru: {
    firstPassword: {
      title: 'Придумайте свой пароль',
      lead: 'Вы вошли как {email} с первым паролем, который мог видеть кто-то ещё. Панель откроется, когда вы его смените. Лучше 12 символов и больше.',
    },
    account: {
      title: 'Мой аккаунт',
      who: 'Вы вошли как {email}, роль: {role}.',
      passwordTitle: 'Смена пароля',
      passwordLead: 'На остальных устройствах нужно будет войти заново.',
      submit: 'Сменить пароль',
      done: '✅ Пароль изменён',
      failed: '❌ Не удалось сменить пароль: {reason}',
      more: 'Имя, email и устройства — в профиле',
    },
  },
  en: {
    firstPassword: {
      title: 'Choose a password of your own',
      lead: 'You have signed in as {email} with a first password that others may have seen. The panel opens once you have changed it. 12 characters or more are best.',
    },
    account: {
      title: 'My account',
      who: 'You are signed in as {email}, role: {role}.',
      passwordTitle: 'Change password',
      passwordLead: 'Other devices will need to sign in again.',
      submit: 'Change password',
      done: '✅ The password has been changed',
      failed: '❌ The password could not be changed: {reason}',
      more: 'Name, e-mail and devices: in your profile',
    },
  },
  zh: {
    firstPassword: {
      title: '请设置您自己的密码',
      lead: '您以 {email} 登录，使用的是可能被他人看到的初始密码。修改后即可使用管理面板，建议 12 个字符以上。',
    },
    account: {
      title: '我的账号',
      who: '您以 {email} 登录，角色：{role}。',
      passwordTitle: '修改密码',
      passwordLead: '其他设备需要重新登录。',
      submit: '修改密码',
      done: '✅ 密码已修改',
      failed: '❌ 无法修改密码：{reason}',
      more: '姓名、邮箱和设备请在个人资料中管理',
    },
  },
});
