import { defineMessages } from '#shared/i18n.ts';

/** Answers to signed-in people about their own account. */
export const ownMessages = defineMessages({
  ru: {
    signIn:
      'Войдите в личный кабинет: тогда я смогу рассказать о ваших заказах, доступе и прогрессе. Чужих данных я не вижу.',
    noOrders: 'Заказов в вашем аккаунте пока нет.',
    order: 'Заказ {number} от {day}: «{course}», {amount}, {state}.',
    moreOrders: 'Всего заказов: {count}, остальные — в личном кабинете.',
    noCourses:
      'В вашем аккаунте пока нет курсов. Если вы оплатили с другой почты, войдите с ней или позовите сотрудника.',
    open: 'Курс «{course}» открыт для вас навсегда.',
    openUntil: 'Курс «{course}» открыт для вас до {day}.',
    opens: 'Курс «{course}» ваш, уроки откроются {day}.',
    progress: 'Курс «{course}»: пройдено {percent} %.',
  },
  en: {
    signIn:
      'Please sign in: then I can tell you about your orders, access and progress. I cannot see the data of anybody else.',
    noOrders: 'There are no orders in your account yet.',
    order: 'Order {number} of {day}: “{course}”, {amount}, {state}.',
    moreOrders: '{count} orders in all, the others are in your account.',
    noCourses:
      'There are no courses in your account yet. If you paid with another email address, sign in with it or call a person.',
    open: 'The course “{course}” is yours to keep.',
    openUntil: 'The course “{course}” is open to you until {day}.',
    opens: 'The course “{course}” is yours, its lessons open on {day}.',
    progress: 'The course “{course}”: {percent}% done.',
  },
  zh: {
    signIn: '请先登录：登录后我可以告诉您订单、访问权限和学习进度。我看不到他人的数据。',
    noOrders: '您的账号中还没有订单。',
    order: '订单 {number}（{day}）：《{course}》，{amount}，{state}。',
    moreOrders: '共 {count} 个订单，其余请在个人中心查看。',
    noCourses: '您的账号中还没有课程。如果您用其他邮箱付款，请用该邮箱登录，或转接人工。',
    open: '课程《{course}》已为您永久开放。',
    openUntil: '课程《{course}》对您开放至 {day}。',
    opens: '课程《{course}》已属于您，将于 {day} 开放。',
    progress: '课程《{course}》：已完成 {percent}%。',
  },
});
