import { defineMessages, type Language } from '#shared/i18n.ts';
import { accountLetter, type Letter, type Signature } from '../emails.ts';

const texts = defineMessages({
  ru: {
    hello: 'Здравствуйте, {name}!',
    reset: {
      subject: 'Смена пароля',
      why: 'Вы попросили сменить пароль для личного кабинета школы моделей «Подиум».',
      until:
        'Ссылка действует один час и срабатывает один раз. Если вы об этом не просили, ничего делать не нужно: прежний пароль останется в силе.',
      button: 'Придумать новый пароль',
    },
    changed: {
      subject: 'Пароль изменён',
      what: 'Пароль вашего личного кабинета только что изменён по ссылке из письма. На всех устройствах нужно войти заново.',
      ifNot: 'Если это были не вы, сразу смените пароль и проверьте, кто ещё может читать вашу почту.',
      button: 'Войти',
    },
    login: {
      subject: 'Ваш логин',
      what: 'Логин для входа в личный кабинет — этот адрес: {email}.',
      password: 'Если вы не помните и пароль, нажмите на странице входа «Забыли пароль?».',
      ifNot: 'Если вы об этом не просили, ничего делать не нужно.',
      button: 'Войти',
    },
  },
  en: {
    hello: 'Hello, {name}!',
    reset: {
      subject: 'Change your password',
      why: 'You asked to change the password of your cabinet at the Podium modelling school.',
      until:
        'The link works for one hour and once. If you did not ask for it, there is nothing you need to do: your old password stays valid.',
      button: 'Choose a new password',
    },
    changed: {
      subject: 'Your password has been changed',
      what: 'The password of your cabinet has just been changed by the link of a mail. You need to sign in again on all devices.',
      ifNot: 'If it was not you, change the password at once and check who else can read your mail.',
      button: 'Sign in',
    },
    login: {
      subject: 'Your login',
      what: 'The login to your cabinet is this address: {email}.',
      password:
        'If you have forgotten the password as well, choose “Forgot your password?” on the sign-in page.',
      ifNot: 'If you did not ask for it, there is nothing you need to do.',
      button: 'Sign in',
    },
  },
  zh: {
    hello: '{name}，您好！',
    reset: {
      subject: '修改密码',
      why: '您申请修改 Podium 模特学校个人中心的密码。',
      until: '链接一小时内有效，且只能使用一次。如果不是您本人申请，请忽略此邮件：原密码仍然有效。',
      button: '设置新密码',
    },
    changed: {
      subject: '密码已修改',
      what: '您的个人中心密码刚刚通过邮件链接修改。所有设备均需重新登录。',
      ifNot: '如果不是您本人操作，请立即修改密码，并检查是否有他人可以读取您的邮件。',
      button: '登录',
    },
    login: {
      subject: '您的登录名',
      what: '登录个人中心所用的登录名就是此邮箱：{email}。',
      password: '如果您也忘记了密码，请在登录页面点击“忘记密码？”。',
      ifNot: '如果不是您本人申请，请忽略此邮件。',
      button: '登录',
    },
  },
});

interface Person {
  firstName: string;
  email: string;
}

export function resetLetter(
  language: Language,
  { firstName }: Person,
  url: string,
  signature: Signature,
): Letter {
  const { hello, reset } = texts[language];
  const paragraphs = [filled(hello, 'name', firstName), reset.why, reset.until];
  return accountLetter(language, reset.subject, paragraphs, { label: reset.button, url }, signature);
}

export function passwordChangedLetter(
  language: Language,
  { firstName }: Person,
  url: string,
  signature: Signature,
): Letter {
  const { hello, changed } = texts[language];
  const paragraphs = [filled(hello, 'name', firstName), changed.what, changed.ifNot];
  return accountLetter(language, changed.subject, paragraphs, { label: changed.button, url }, signature);
}

export function loginLetter(
  language: Language,
  { firstName, email }: Person,
  url: string,
  signature: Signature,
): Letter {
  const { hello, login } = texts[language];
  const what = filled(login.what, 'email', email);
  const paragraphs = [filled(hello, 'name', firstName), what, login.password, login.ifNot];
  return accountLetter(language, login.subject, paragraphs, { label: login.button, url }, signature);
}

function filled(text: string, name: string, value: string): string {
  return text.replace(`{${name}}`, () => value);
}
