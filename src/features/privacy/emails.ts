import { accountLetter, type Letter, type Signature } from '#features/accounts/emails.ts';
import { defineMessages, type Language } from '#shared/i18n.ts';

const texts = defineMessages({
  ru: {
    hello: 'Здравствуйте, {name}!',
    helloNobody: 'Здравствуйте!',
    link: {
      subject: 'Подтвердите удаление аккаунта',
      what: 'Вы попросили удалить свой аккаунт на сайте школы вместе с личными данными. Откройте ссылку в том же браузере, где вы вошли, и подтвердите.',
      until: 'Ссылка действует один час. Пока вы не подтвердите, ничего не произойдёт.',
      ifNot: 'Если вы об этом не просили, ничего делать не нужно.',
      button: 'Перейти к удалению',
    },
    erased: {
      subject: 'Ваши данные удалены',
      what: 'Ваш аккаунт удалён, личные данные стёрты, рассылка отключена. Войти с этим адресом больше нельзя.',
      kept: 'По закону остаются только заказы без имени, адреса и телефона, а также отметки о том, что согласия были даны и отозваны. Узнать вас по ним нельзя.',
      last: 'Это последнее письмо: после него мы забудем и этот адрес.',
      button: 'Сайт школы',
    },
  },
  en: {
    hello: 'Hello, {name}!',
    helloNobody: 'Hello!',
    link: {
      subject: 'Confirm that your account is to be deleted',
      what: 'You asked to delete your account at our school together with your personal data. Open the link in the browser in which you are signed in, and confirm.',
      until: 'The link works for one hour. Until you confirm, nothing happens.',
      ifNot: 'If you did not ask for this, there is nothing you need to do.',
      button: 'Go on to deleting',
    },
    erased: {
      subject: 'Your data have been deleted',
      what: 'Your account is deleted, your personal data are erased, and no more news will be sent. Nobody can sign in with this address any more.',
      kept: 'The law makes us keep your orders, without name, address and phone, and the record that consents were given and withdrawn. They do not tell who you are.',
      last: 'This is the last mail: after it we forget this address as well.',
      button: 'The school’s site',
    },
  },
  zh: {
    hello: '{name}，您好！',
    helloNobody: '您好！',
    link: {
      subject: '请确认删除账户',
      what: '您申请删除在我校网站的账户及个人数据。请在已登录的浏览器中打开链接并确认。',
      until: '链接一小时内有效。在您确认之前，不会发生任何变化。',
      ifNot: '如果不是您本人申请，请忽略此邮件。',
      button: '前往删除',
    },
    erased: {
      subject: '您的数据已删除',
      what: '您的账户已删除，个人数据已清除，邮件订阅已取消。此邮箱无法再登录。',
      kept: '依法仅保留不含姓名、邮箱和电话的订单，以及同意与撤回的记录。它们无法识别您的身份。',
      last: '这是最后一封邮件，此后我们也将不再保留此邮箱地址。',
      button: '学校网站',
    },
  },
});

export function erasureLinkLetter(
  language: Language,
  { firstName, url }: { firstName: string; url: string },
  signature: Signature,
): Letter {
  const { link } = texts[language];
  const paragraphs = [greeting(language, firstName), link.what, link.until, link.ifNot];
  return accountLetter(language, link.subject, paragraphs, { label: link.button, url }, signature);
}

export function erasedLetter(
  language: Language,
  { firstName, url }: { firstName: string; url: string },
  signature: Signature,
): Letter {
  const { erased } = texts[language];
  const paragraphs = [greeting(language, firstName), erased.what, erased.kept, erased.last];
  return accountLetter(language, erased.subject, paragraphs, { label: erased.button, url }, signature);
}

function greeting(language: Language, firstName: string): string {
  const { hello, helloNobody } = texts[language];
  return firstName ? hello.replace('{name}', () => firstName) : helloNobody;
}
