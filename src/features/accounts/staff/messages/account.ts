import { defineMessages } from '#shared/i18n.ts';

/** The own account of somebody on the staff. */
export const staffAccountMessages = defineMessages({
  ru: {
    firstPassword: {
      title: 'Придумайте свой пароль',
      nameTitle: 'Как вас зовут?',
      later: 'Позже',
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
      nameTitle: 'Ваше имя',
      nameLead:
        'Так к вам обращаются письма школы. Посетители видят в чате только имя, без фамилии; пока его нет — «сотрудник школы».',
      firstName: 'Имя',
      lastName: 'Фамилия',
      saveName: 'Сохранить имя',
      nameDone: '✅ Имя сохранено',
      nameFailed: '❌ Не удалось сохранить имя: {reason}',
      more: 'Email, телефон и устройства — в профиле',
    },
  },
  en: {
    firstPassword: {
      title: 'Choose a password of your own',
      nameTitle: 'What is your name?',
      later: 'Later',
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
      nameTitle: 'Your name',
      nameLead:
        'The school greets you by it in mails. Visitors of the chat see the first name only, and "Somebody from the school" while there is none.',
      firstName: 'First name',
      lastName: 'Last name',
      saveName: 'Save the name',
      nameDone: '✅ The name has been saved',
      nameFailed: '❌ The name could not be saved: {reason}',
      more: 'E-mail, phone and devices: in your profile',
    },
  },
  zh: {
    firstPassword: {
      title: '请设置您自己的密码',
      nameTitle: '您的姓名是？',
      later: '以后再填',
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
      nameTitle: '您的姓名',
      nameLead: '学校邮件会用它称呼您。聊天访客只看到名字，不显示姓氏；未填写时显示“学校工作人员”。',
      firstName: '名字',
      lastName: '姓氏',
      saveName: '保存姓名',
      nameDone: '✅ 姓名已保存',
      nameFailed: '❌ 无法保存姓名：{reason}',
      more: '邮箱、电话和设备请在个人资料中管理',
    },
  },
});
