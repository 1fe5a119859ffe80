import { defineMessages, type Language } from '#shared/i18n.ts';
import { accountLetter, type Letter, type Signature } from '../emails.ts';
import { type OauthProvider, providerNames } from '../oauth/rules.ts';

const texts = defineMessages({
  ru: {
    code: {
      subject: 'Код подтверждения: {code}',
      why: 'Введите этот код на странице нашего сайта, где вы входите через VK: {code}',
      until: 'Код действует 30 минут и только в том браузере, где вы начали вход.',
      ignore: 'Никому его не сообщайте. Если вы не входили через VK, ничего делать не нужно.',
      button: 'Перейти на сайт',
    },
    linked: {
      subject: 'К аккаунту подключён вход через {provider}',
      hello: 'Здравствуйте, {name}!',
      what: 'Теперь в ваш личный кабинет можно войти и через {provider}. Пароль остался прежним.',
      ifNot: 'Если это были не вы, напишите в поддержку школы и проверьте, кто ещё может читать вашу почту.',
      button: 'Войти',
    },
  },
  en: {
    code: {
      subject: 'Your confirmation code: {code}',
      why: 'Type this code into the page of our site where you are signing in with VK: {code}',
      until: 'It works for 30 minutes, and only in the browser where you began.',
      ignore: 'Tell it to nobody. If you are not signing in with VK, there is nothing you need to do.',
      button: 'Go to the site',
    },
    linked: {
      subject: 'Sign-in with {provider} now opens your account',
      hello: 'Hello, {name}!',
      what: 'From now on you can also sign in to your cabinet with {provider}. Your password has not changed.',
      ifNot: 'If it was not you, write to the school, and check who else can read your mail.',
      button: 'Sign in',
    },
  },
  zh: {
    code: {
      subject: '您的验证码：{code}',
      why: '您正在通过 VK 登录我们的网站，请在页面中输入此验证码：{code}',
      until: '验证码 30 分钟内有效，且仅限您开始登录的浏览器使用。',
      ignore: '请勿告诉任何人。如果您没有通过 VK 登录，请忽略此邮件。',
      button: '前往网站',
    },
    linked: {
      subject: '您的账户已关联 {provider} 登录',
      hello: '{name}，您好！',
      what: '从现在起，您也可以通过 {provider} 登录个人中心。您的密码没有改变。',
      ifNot: '如果不是您本人操作，请联系学校客服，并检查是否有他人可以读取您的邮件。',
      button: '登录',
    },
  },
});

export function codeLetter(
  language: Language,
  { code, url }: { code: string; url: string },
  signature: Signature,
): Letter {
  const { subject, why, until, ignore, button } = texts[language].code;
  // In two groups, as it is read aloud and typed; the page takes it with or without the gap.
  const shown = code.replace(/^(\d{4})/, '$1 ');
  const paragraphs = [filled(why, { code: shown }), until, ignore];
  return accountLetter(
    language,
    filled(subject, { code: shown }),
    paragraphs,
    { label: button, url },
    signature,
  );
}

export function linkedLetter(
  language: Language,
  { firstName, provider, url }: { firstName: string; provider: OauthProvider; url: string },
  signature: Signature,
): Letter {
  const { subject, hello, what, ifNot, button } = texts[language].linked;
  const named = { provider: providerNames[provider], name: firstName };
  const paragraphs = [filled(hello, named), filled(what, named), ifNot];
  return accountLetter(language, filled(subject, named), paragraphs, { label: button, url }, signature);
}

function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
