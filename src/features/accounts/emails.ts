import { letter } from '#server/mail/letter.ts';
import { defineMessages, type Language } from '#shared/i18n.ts';

const texts = defineMessages({
  ru: {
    footer: 'Вы получили это письмо, потому что этот адрес указали на нашем сайте.',
    verify: {
      subject: 'Подтвердите адрес электронной почты',
      hello: 'Здравствуйте, {name}!',
      why: 'Вы зарегистрировались на сайте нашей школы. Чтобы войти в личный кабинет, подтвердите свой адрес.',
      until: 'Ссылка действует 24 часа. Если вы не регистрировались, ничего делать не нужно.',
      button: 'Подтвердить адрес',
    },
    exists: {
      subject: 'У вас уже есть аккаунт',
      why: 'Кто-то, вероятно вы, пытался зарегистрироваться с этим адресом. Аккаунт уже существует: войдите с прежним паролем.',
      ignore: 'Если это были не вы, ничего делать не нужно: ваш пароль не изменился.',
      button: 'Войти',
    },
  },
  en: {
    footer: 'You are receiving this because this address was given on our site.',
    verify: {
      subject: 'Confirm your e-mail address',
      hello: 'Hello, {name}!',
      why: 'You have registered at our school. Confirm your address to sign in to your cabinet.',
      until: 'The link works for 24 hours. If you did not register, there is nothing you need to do.',
      button: 'Confirm address',
    },
    exists: {
      subject: 'You already have an account',
      why: 'Someone, probably you, tried to register with this address. The account already exists: sign in with your password.',
      ignore: 'If it was not you, there is nothing you need to do: your password has not changed.',
      button: 'Sign in',
    },
  },
  zh: {
    footer: '您收到此邮件，是因为有人在我们的网站上填写了这个邮箱地址。',
    verify: {
      subject: '请确认您的邮箱地址',
      hello: '{name}，您好！',
      why: '您已在我校网站注册。请确认邮箱地址，即可登录个人中心。',
      until: '链接 24 小时内有效。如果您没有注册，请忽略此邮件。',
      button: '确认邮箱',
    },
    exists: {
      subject: '您已拥有账户',
      why: '有人（可能是您本人）尝试用此邮箱注册。该账户已存在，请使用原密码登录。',
      ignore: '如果不是您本人操作，请忽略此邮件：您的密码没有改变。',
      button: '登录',
    },
  },
});

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** The end of the mail: who writes, a line each. */
export type Signature = readonly string[];

export function verificationLetter(
  language: Language,
  person: { firstName: string; url: string },
  signature: Signature,
): Letter {
  const { verify } = texts[language];
  const hello = verify.hello.replace('{name}', () => person.firstName);
  const button = { label: verify.button, url: person.url };
  return accountLetter(language, verify.subject, [hello, verify.why, verify.until], button, signature);
}

export function accountExistsLetter(language: Language, loginUrl: string, signature: Signature): Letter {
  const { exists } = texts[language];
  const button = { label: exists.button, url: loginUrl };
  return accountLetter(language, exists.subject, [exists.why, exists.ignore], button, signature);
}

/** A mail about somebody's account: its subject is its title, and its foot says why it came. */
export function accountLetter(
  language: Language,
  subject: string,
  paragraphs: readonly string[],
  button: { label: string; url: string },
  signature: Signature,
): Letter {
  const { footer } = texts[language];
  return { subject, ...letter({ language, title: subject, paragraphs, button, footer, signature }) };
}
