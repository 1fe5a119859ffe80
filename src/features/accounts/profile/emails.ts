import { defineMessages, type Language } from '#shared/i18n.ts';
import { accountLetter, type Letter, type Signature } from '../emails.ts';
import { type OauthProvider, providerNames } from '../oauth/rules.ts';

const texts = defineMessages({
  ru: {
    hello: 'Здравствуйте, {name}!',
    password: {
      subject: 'Пароль для вашего аккаунта',
      what: 'Вы попросили задать пароль, чтобы входить в личный кабинет и по email.',
      until:
        'Ссылка действует один час и срабатывает один раз. После этого на всех устройствах нужно будет войти заново. Если вы об этом не просили, ничего делать не нужно.',
      button: 'Придумать пароль',
    },
    unlinked: {
      subject: 'Вход через {provider} отключён',
      what: 'В ваш аккаунт больше нельзя войти через {provider}. Остальные способы входа работают как прежде.',
      ifNot: 'Если это были не вы, сразу смените пароль и завершите остальные сеансы в профиле.',
      button: 'Открыть профиль',
    },
  },
  en: {
    hello: 'Hello, {name}!',
    password: {
      subject: 'A password for your account',
      what: 'You asked to choose a password, so that you can also sign in with your e-mail.',
      until:
        'The link works for one hour and once. You will then need to sign in again on all devices. If you did not ask for it, there is nothing you need to do.',
      button: 'Choose a password',
    },
    unlinked: {
      subject: 'Sign-in with {provider} is off',
      what: 'Your account can no longer be entered with {provider}. The other ways to sign in work as before.',
      ifNot: 'If it was not you, change your password at once and end the other sessions in your profile.',
      button: 'Open profile',
    },
  },
  zh: {
    hello: '{name}，您好！',
    password: {
      subject: '设置您的账户密码',
      what: '您申请设置密码，以便也能用邮箱登录个人中心。',
      until:
        '链接一小时内有效，且只能使用一次。设置后，所有设备均需重新登录。如果不是您本人申请，请忽略此邮件。',
      button: '设置密码',
    },
    unlinked: {
      subject: '{provider} 登录已解除',
      what: '您的账户不能再通过 {provider} 登录。其他登录方式不受影响。',
      ifNot: '如果不是您本人操作，请立即修改密码，并在个人资料中结束其他会话。',
      button: '打开个人资料',
    },
  },
});

interface About {
  firstName: string;
  url: string;
}

export function passwordLinkLetter(
  language: Language,
  { firstName, url }: About,
  signature: Signature,
): Letter {
  const { hello, password } = texts[language];
  const paragraphs = [filled(hello, { name: firstName }), password.what, password.until];
  return accountLetter(language, password.subject, paragraphs, { label: password.button, url }, signature);
}

export function unlinkedLetter(
  language: Language,
  { firstName, provider, url }: About & { provider: OauthProvider },
  signature: Signature,
): Letter {
  const { hello, unlinked } = texts[language];
  const named = { provider: providerNames[provider] };
  const paragraphs = [filled(hello, { name: firstName }), filled(unlinked.what, named), unlinked.ifNot];
  const subject = filled(unlinked.subject, named);
  return accountLetter(language, subject, paragraphs, { label: unlinked.button, url }, signature);
}

/** In one pass: a value that looks like a placeholder stays as it was typed. */
function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
