import { defineMessages } from '#shared/i18n.ts';

const roles = {
  ru: {
    user: 'ученик',
    support: 'поддержка',
    content_manager: 'контент-менеджер',
    financial: 'финансист',
    manager: 'менеджер',
    admin: 'администратор',
    super_admin: 'главный администратор',
  },
  en: {
    user: 'student',
    support: 'support',
    content_manager: 'content manager',
    financial: 'finance',
    manager: 'manager',
    admin: 'administrator',
    super_admin: 'super administrator',
  },
  zh: {
    user: '学员',
    support: '客服',
    content_manager: '内容经理',
    financial: '财务',
    manager: '经理',
    admin: '管理员',
    super_admin: '超级管理员',
  },
};

/** Mails about accounts that staff have, or change for others. */
export const peopleMessages = defineMessages({
  ru: {
    hello: 'Здравствуйте, {name}!',
    roles: roles.ru,
    invitation: {
      subject: 'Приглашение в панель школы',
      what: '{inviter} приглашает вас работать в панели управления школы. Ваша роль: {role}.',
      how: 'Чтобы войти, придумайте пароль. Ссылка действует 3 дня и срабатывает один раз. Советуем пароль не короче 12 символов.',
      ifNot: 'Если вы не ждали этого приглашения, ничего делать не нужно.',
      button: 'Придумать пароль',
    },
    email: {
      subject: 'Изменён email учётной записи',
      what: 'Сотрудник школы изменил email вашей учётной записи. Теперь для входа нужен адрес {email}, пароль прежний.',
      button: 'Войти',
    },
    password: {
      subject: 'Пароль изменён сотрудником школы',
      what: 'Сотрудник школы задал новый пароль вашей учётной записи. На всех устройствах нужно войти заново.',
      button: 'Войти',
    },
    ownPassword: {
      subject: 'Пароль изменён',
      what: 'Пароль вашей учётной записи только что изменён. На остальных устройствах нужно войти заново.',
      button: 'Войти',
    },
    role: {
      subject: 'Изменена ваша роль',
      what: 'Ваша роль в школе изменена. Теперь она: {role}. Чтобы продолжить, войдите заново.',
      button: 'Войти',
    },
    ifUnexpected: 'Если вы об этом не просили, сообщите школе: ответьте на это письмо.',
    signIn: {
      subject: 'Вход в панель с нового устройства',
      what: 'В вашу учётную запись сотрудника вошли с устройства, которого мы раньше не видели.',
      facts: 'Когда: {when}. Адрес: {address}. Браузер: {browser}.',
      ifNot: 'Если это были не вы, сразу смените пароль и сообщите главному администратору.',
      button: 'Сменить пароль',
    },
  },
  en: {
    hello: 'Hello, {name}!',
    roles: roles.en,
    invitation: {
      subject: 'An invitation to the staff panel',
      what: '{inviter} invites you to work in the school’s staff panel. Your role: {role}.',
      how: 'To sign in, choose a password. The link works for 3 days and once. We recommend at least 12 characters.',
      ifNot: 'If you did not expect this invitation, there is nothing you need to do.',
      button: 'Choose a password',
    },
    email: {
      subject: 'The email of your account has been changed',
      what: 'The school’s staff have changed the email of your account. Sign in as {email} from now on; the password is the same.',
      button: 'Sign in',
    },
    password: {
      subject: 'The school’s staff have changed your password',
      what: 'The school’s staff have set a new password for your account. You need to sign in again on all devices.',
      button: 'Sign in',
    },
    ownPassword: {
      subject: 'Your password has been changed',
      what: 'The password of your account has just been changed. You need to sign in again on all other devices.',
      button: 'Sign in',
    },
    role: {
      subject: 'Your role has been changed',
      what: 'Your role at the school has been changed. It now is: {role}. Please sign in again to go on.',
      button: 'Sign in',
    },
    ifUnexpected: 'If you did not ask for this, tell the school: reply to this mail.',
    signIn: {
      subject: 'Sign-in to the panel from a new device',
      what: 'Somebody has signed in to your staff account from a device that we have not seen before.',
      facts: 'When: {when}. Address: {address}. Browser: {browser}.',
      ifNot: 'If it was not you, change the password at once and tell the super administrator.',
      button: 'Change the password',
    },
  },
  zh: {
    hello: '{name}，您好！',
    roles: roles.zh,
    invitation: {
      subject: '管理后台邀请',
      what: '{inviter} 邀请您使用学校管理后台。您的角色：{role}。',
      how: '请设置密码后登录。链接 3 天内有效，且只能使用一次。建议密码不少于 12 个字符。',
      ifNot: '如果您不清楚此邀请，请忽略此邮件。',
      button: '设置密码',
    },
    email: {
      subject: '账号邮箱已修改',
      what: '学校工作人员修改了您账号的邮箱。今后请使用 {email} 登录，密码不变。',
      button: '登录',
    },
    password: {
      subject: '学校工作人员修改了您的密码',
      what: '学校工作人员为您的账号设置了新密码。所有设备均需重新登录。',
      button: '登录',
    },
    ownPassword: {
      subject: '密码已修改',
      what: '您的账号密码刚刚修改。其他设备均需重新登录。',
      button: '登录',
    },
    role: {
      subject: '您的角色已变更',
      what: '您在学校的角色已变更为：{role}。请重新登录后继续。',
      button: '登录',
    },
    ifUnexpected: '如果这不是您要求的，请直接回复此邮件告知学校。',
    signIn: {
      subject: '新设备登录管理后台',
      what: '有人在一台此前未使用过的设备上登录了您的员工账号。',
      facts: '时间：{when}。地址：{address}。浏览器：{browser}。',
      ifNot: '如果不是您本人操作，请立即修改密码并告知超级管理员。',
      button: '修改密码',
    },
  },
});
