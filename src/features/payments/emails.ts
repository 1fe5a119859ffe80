import { textsIn } from '#features/courses/rules.ts';
import type { CourseRow } from '#features/courses/service.ts';
import type { OrderRow } from '#features/orders/service.ts';
import { letter } from '#server/mail/letter.ts';
import { formatRubles } from '#shared/formats.ts';
import { createTranslator, defineMessages, type Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';

const texts = defineMessages({
  ru: {
    subject: 'Заказ оплачен',
    hello: 'Здравствуйте, {name}!',
    paid: 'Мы получили оплату {amount} за курс «{course}». Номер заказа: {order}.',
    receipt: 'Кассовый чек придёт отдельным письмом.',
    corrected:
      'Вы исправили адрес в заказе, и мы перенесли курс сюда. Кассовый чек ушёл на адрес, указанный при оплате: если он нужен, напишите нам, мы пришлём копию.',
    late: 'Банк подтвердил платёж уже после того, как срок заказа истёк. Мы приняли оплату: платить ещё раз не нужно.',
    duplicateSubject: 'Курс уже был у вас: вернём оплату',
    duplicate:
      'Мы получили ещё одну оплату {amount} за курс «{course}». Номер заказа: {order}. Этот курс уже был открыт в вашем личном кабинете, поэтому вторая оплата лишняя.',
    duplicateRefund:
      'Школа вернёт эти деньги тем же способом, каким вы платили. Ваш доступ к курсу не изменится, от вас ничего не требуется.',
    open: 'Курс уже открыт в вашем личном кабинете.',
    opensOn: 'Курс уже добавлен в ваш личный кабинет. Уроки откроются {date}.',
    added:
      'Мы добавили курс в ваш аккаунт с этим адресом электронной почты. Чтобы начать, войдите как обычно.',
    password:
      'Для вас создан аккаунт с этим адресом электронной почты. Чтобы войти, задайте пароль: ссылка действует 7 дней.',
    choosePassword: 'Задать пароль',
    signIn: 'Войти в кабинет',
    footer: 'Вы получили это письмо, потому что этот адрес указан в заказе.',
    moved: {
      subject: 'Заказ перенесён на другой адрес',
      text: 'В заказе {order} был указан ваш адрес электронной почты. Покупатель исправил его: курс теперь открыт на другом адресе, и ссылка из письма о нём его больше не откроет.',
      ignore:
        'Если вы ничего у нас не покупали, делать ничего не нужно. Если это ваша покупка и адрес меняли не вы, напишите нам.',
      footer: 'Вы получили это письмо, потому что этот адрес был указан в заказе.',
    },
  },
  en: {
    subject: 'Your order is paid',
    hello: 'Hello, {name}!',
    paid: 'We have received your payment of {amount} for the course “{course}”. Order number: {order}.',
    receipt: 'The fiscal receipt comes in a separate e-mail.',
    corrected:
      'You have corrected the address of your order, and we have moved the course here. The fiscal receipt went to the address given when paying: if you need it, write to us and we will send you a copy.',
    late: 'Your bank confirmed the payment after the time for the order had run out. We have accepted it: there is no need to pay again.',
    duplicateSubject: 'You had this course already: we return the payment',
    duplicate:
      'We have received one more payment of {amount} for the course “{course}”. Order number: {order}. The course was already open in your cabinet, so the second payment was not needed.',
    duplicateRefund:
      'The school returns this money the way you paid it. Your access to the course stays as it is, and there is nothing you have to do.',
    open: 'The course is already open in your cabinet.',
    opensOn: 'The course is already in your cabinet. Its lessons open on {date}.',
    added: 'We have added the course to your account with this e-mail address. Sign in as usual to begin.',
    password:
      'An account with this e-mail address has been created for you. Choose a password to sign in: the link works for 7 days.',
    choosePassword: 'Choose a password',
    signIn: 'Sign in',
    footer: 'You are receiving this because this address was given in an order.',
    moved: {
      subject: 'An order has moved to another address',
      text: 'Your e-mail address was given in order {order}. The buyer has corrected it: the course is now open at another address, and the link in our mail about it no longer leads to it.',
      ignore:
        'If you have bought nothing from us, there is nothing you need to do. If this is your purchase and it was not you who changed the address, please write to us.',
      footer: 'You are receiving this because this address was given in an order.',
    },
  },
  zh: {
    subject: '订单已付款',
    hello: '{name}，您好！',
    paid: '我们已收到您为课程“{course}”支付的 {amount}。订单号：{order}。',
    receipt: '电子收据将通过另一封邮件发送。',
    corrected:
      '您更正了订单的邮箱，课程已转到此邮箱。电子收据已发送到付款时填写的邮箱，如有需要，请联系我们补发。',
    late: '银行在订单超时之后才确认付款。我们已接受这笔付款，您无需再次支付。',
    duplicateSubject: '您已拥有该课程：我们将退回这笔付款',
    duplicate:
      '我们又收到一笔课程“{course}”的付款 {amount}。订单号：{order}。该课程此前已在您的个人中心开放，因此第二笔付款是多余的。',
    duplicateRefund: '学校会将这笔款项原路退回。您的课程访问权限不变，无需任何操作。',
    open: '课程已在您的个人中心开放。',
    opensOn: '课程已添加到您的个人中心，课时将于 {date} 开放。',
    added: '我们已将课程添加到使用此邮箱的账户中。请照常登录，开始学习。',
    password: '我们已为您创建使用此邮箱的账户。请先设置密码再登录，链接 7 天内有效。',
    choosePassword: '设置密码',
    signIn: '登录个人中心',
    footer: '您收到此邮件，是因为订单中填写了这个邮箱地址。',
    moved: {
      subject: '订单已转到其他邮箱',
      text: '订单 {order} 曾填写了您的邮箱。买家已更正：课程现已在另一个邮箱开通，之前邮件中的链接无法再打开该课程。',
      ignore: '如果您没有在我们这里购买课程，请忽略此邮件。如果这是您的订单而邮箱并非由您更改，请联系我们。',
      footer: '您收到此邮件，是因为该邮箱曾被填写在订单中。',
    },
  },
});

interface PaidOrder {
  order: OrderRow;
  course: CourseRow;
  /** Null where the buyer has a password already. */
  passwordUrl: string | null;
  /** The lessons are not open yet. */
  isPresale: boolean;
  /** Sent anew, because the first address was wrong. */
  isCorrected: boolean;
  appUrl: string;
  signature: readonly string[];
}

export function orderPaidLetter({
  order,
  course,
  passwordUrl,
  isPresale,
  isCorrected,
  appUrl,
  signature,
}: PaidOrder) {
  const { language } = order;
  const t = createTranslator({ locale: language, messages: texts[language] });
  const amount = money(order.amount_kopecks, language);
  const { title } = textsIn(course, language);
  if (order.is_duplicate === 1) return duplicateLetter({ order, title, amount, appUrl, signature });
  const opening =
    isPresale && course.start_date ? t('opensOn', { date: dayText(course.start_date, language) }) : t('open');
  return {
    subject: t('subject'),
    ...letter({
      language,
      title: t('subject'),
      paragraphs: [
        t('hello', { name: order.name }),
        t('paid', { amount, course: title, order: order.id }),
        t(isCorrected ? 'corrected' : 'receipt'),
        ...(order.paid_late === 1 ? [t('late')] : []),
        opening,
        t(passwordUrl ? 'password' : 'added'),
      ],
      button: passwordUrl
        ? { label: t('choosePassword'), url: passwordUrl }
        : { label: t('signIn'), url: `${appUrl}/login` },
      footer: t('footer'),
      signature,
    }),
  };
}

/** Says neither who bought nor where the order went: whoever reads it may be a stranger. */
export function correctionNotice({ id, language }: OrderRow, signature: readonly string[]) {
  const t = createTranslator({ locale: language, messages: texts[language], namespace: 'moved' });
  return {
    subject: t('subject'),
    ...letter({
      language,
      title: t('subject'),
      paragraphs: [t('text', { order: id }), t('ignore')],
      footer: t('footer'),
      signature,
    }),
  };
}

interface PaidTwice {
  order: OrderRow;
  title: string;
  amount: string;
  appUrl: string;
  signature: readonly string[];
}

/** The truth about money that bought nothing. */
function duplicateLetter({ order, title, amount, appUrl, signature }: PaidTwice) {
  const { language } = order;
  const t = createTranslator({ locale: language, messages: texts[language] });
  return {
    subject: t('duplicateSubject'),
    ...letter({
      language,
      title: t('duplicateSubject'),
      paragraphs: [
        t('hello', { name: order.name }),
        t('duplicate', { amount, course: title, order: order.id }),
        t('duplicateRefund'),
      ],
      button: { label: t('signIn'), url: `${appUrl}/login` },
      footer: t('footer'),
      signature,
    }),
  };
}

function money(kopecks: number, language: Language): string {
  return formatRubles(toRubles(kopecks), language);
}

function dayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
