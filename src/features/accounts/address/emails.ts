import { defineMessages, type Language } from '#shared/i18n.ts';
import { accountLetter, type Letter, type Signature } from '../emails.ts';

const texts = defineMessages({
  ru: {
    hello: 'Здравствуйте, {name}!',
    link: {
      subject: 'Подтвердите новый адрес',
      what: 'Вы указали этот адрес как новый email вашего аккаунта в нашей школе. Чтобы входить с ним и получать на него письма, подтвердите его.',
      until:
        'Ссылка действует 24 часа. Пока адрес не подтверждён, в аккаунте остаётся прежний. Если вы этого не делали, просто не переходите по ссылке.',
      button: 'Подтвердить новый адрес',
    },
    taken: {
      subject: 'Этот адрес уже занят вашим аккаунтом',
      what: 'Кто-то, возможно вы, хотел указать этот адрес в другом аккаунте нашей школы. У адреса может быть только один аккаунт, и он ваш, поэтому ничего не изменилось.',
      ifNot: 'Если это были не вы, ничего делать не нужно.',
      button: 'Войти',
    },
    asked: {
      subject: 'Запрошена смена email',
      what: 'В вашем аккаунте попросили сменить email на {email}. Адрес изменится, только когда его подтвердят по ссылке из письма, которое мы отправили на него.',
      ifNot:
        'Если это были не вы, отмените смену адреса в профиле и сразу смените пароль: тогда ссылка перестанет действовать, а остальные сеансы завершатся.',
      button: 'Открыть профиль',
    },
    changed: {
      subject: 'Email аккаунта изменён',
      what: 'Новый email вашего аккаунта — {email}. Теперь входить нужно с ним, пароль прежний. Письма школы будут приходить на новый адрес; ваши заказы и курсы остались с вами.',
      ifNot: 'Если это были не вы, сразу напишите в поддержку школы.',
      button: 'Войти',
    },
  },
  en: {
    hello: 'Hello, {name}!',
    link: {
      subject: 'Confirm your new address',
      what: 'You have given this address as the new e-mail of your account at our school. Confirm it to sign in with it and to get your mails there.',
      until:
        'The link works for 24 hours. Until the address is confirmed, your account keeps the old one. If this was not you, simply do not follow the link.',
      button: 'Confirm the new address',
    },
    taken: {
      subject: 'This address already belongs to your account',
      what: 'Someone, perhaps you, wanted to use this address for another account at our school. An address can have one account only, and it is yours, so nothing has changed.',
      ifNot: 'If it was not you, there is nothing you need to do.',
      button: 'Sign in',
    },
    asked: {
      subject: 'A change of your e-mail was requested',
      what: 'Your account was asked to change its e-mail to {email}. The address changes only once it is confirmed by the link that we have mailed to it.',
      ifNot:
        'If it was not you, cancel the change in your profile and change your password at once: the link then stops working, and all other sessions end.',
      button: 'Open profile',
    },
    changed: {
      subject: 'The e-mail of your account has changed',
      what: 'The new e-mail of your account is {email}. Sign in with it from now on; the password is the same. The school’s mails will go to the new address; your orders and courses are still yours.',
      ifNot: 'If it was not you, write to the school at once.',
      button: 'Sign in',
    },
  },
  zh: {
    hello: '{name}，您好！',
    link: {
      subject: '请确认您的新邮箱',
      what: '您将此邮箱设为我校账户的新邮箱。确认后，即可用它登录并接收邮件。',
      until: '链接 24 小时内有效。确认之前，账户仍使用原邮箱。如果不是您本人操作，请勿点击链接。',
      button: '确认新邮箱',
    },
    taken: {
      subject: '此邮箱已属于您的账户',
      what: '有人（可能是您本人）想在我校的另一个账户中使用此邮箱。一个邮箱只能对应一个账户，而它属于您，因此没有任何改变。',
      ifNot: '如果不是您本人操作，请忽略此邮件。',
      button: '登录',
    },
    asked: {
      subject: '有人申请更改您的邮箱',
      what: '您的账户申请将邮箱更改为 {email}。只有通过我们发往该邮箱的链接确认后，更改才会生效。',
      ifNot: '如果不是您本人操作，请在个人资料中取消更改，并立即修改密码：链接将随之失效，其他会话也会结束。',
      button: '打开个人资料',
    },
    changed: {
      subject: '账户邮箱已更改',
      what: '您账户的新邮箱是 {email}。今后请用它登录，密码不变。学校的邮件将发送到新邮箱；您的订单和课程均保留。',
      ifNot: '如果不是您本人操作，请立即联系学校客服。',
      button: '登录',
    },
  },
});

interface About {
  firstName: string;
  url: string;
}

export function changeLinkLetter(
  language: Language,
  { firstName, url }: About,
  signature: Signature,
): Letter {
  const { hello, link } = texts[language];
  const paragraphs = [filled(hello, { name: firstName }), link.what, link.until];
  return accountLetter(language, link.subject, paragraphs, { label: link.button, url }, signature);
}

export function addressTakenLetter(
  language: Language,
  firstName: string,
  url: string,
  signature: Signature,
): Letter {
  const { hello, taken } = texts[language];
  const paragraphs = [filled(hello, { name: firstName }), taken.what, taken.ifNot];
  return accountLetter(language, taken.subject, paragraphs, { label: taken.button, url }, signature);
}

export function changeNoticeLetter(
  language: Language,
  what: 'asked' | 'changed',
  { firstName, email, url }: About & { email: string },
  signature: Signature,
): Letter {
  const { hello } = texts[language];
  const text = texts[language][what];
  const paragraphs = [filled(hello, { name: firstName }), filled(text.what, { email }), text.ifNot];
  return accountLetter(language, text.subject, paragraphs, { label: text.button, url }, signature);
}

/** In one pass: a value that looks like a placeholder stays as it was typed. */
function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
