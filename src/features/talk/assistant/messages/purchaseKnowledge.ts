import { defineMessages } from '#shared/i18n.ts';

/** Answers about what goes on around a purchase. */
export const purchaseKnowledgeMessages = defineMessages({
  ru: {
    freeLesson: {
      some: 'До покупки можно бесплатно посмотреть урок «{title}», регистрироваться не нужно: {address}',
      none: 'Бесплатного урока сейчас нет. До покупки можно посмотреть программу и отзывы на главной странице.',
    },
    gift: 'Курс можно купить в подарок: укажите в окне оплаты почту того, кому дарите, и курс откроется на неё, туда же придёт письмо. Подарочных сертификатов у школы нет.',
    plans: {
      one: 'Курс «{title}» в рассрочку: {list}. Без процентов, всего {price}.',
      plan: '{months, plural, one {# платёж} few {# платежа} many {# платежей} other {# платежа}} по {monthly}',
      rounded:
        '{months, plural, one {# платёж} few {# платежа} many {# платежей} other {# платежа}} по {monthly}, последний {last}',
      small: 'Курс «{title}» в рассрочку не продаётся: она доступна от {minimum}.',
      other: 'На такой срок рассрочки нет, есть на {months}.',
    },
    refused:
      'О рассрочке решает банк и причин отказа школе не сообщает. Можно подать заявку ещё раз, на другой срок, или оплатить курс целиком картой МИР, Visa, MasterCard, Maestro, через YooMoney или SberPay.',
    early:
      'Условия досрочного погашения стоят в вашем договоре с банком: его и спросите. Рассрочка без процентов, сверх цены курса школе вы ничего не платите.',
    foreign:
      'Платёжная система принимает карты МИР, Visa, MasterCard и Maestro, YooMoney и SberPay. Пройдёт ли карта, выпущенная в другой стране, решают она и ваш банк: обещать этого не могу.',
    failed:
      'Проверьте номер карты, лимит и код от банка и попробуйте ещё раз или другой картой: МИР, Visa, MasterCard, Maestro, YooMoney, SberPay. Причину показывает окно оплаты, прежде чем повторить, проверьте, не списаны ли деньги.',
    twice:
      'Не платите больше: позовите сотрудника и назовите номер заказа, он проверит оба платежа. Лишнее вернём на ту же карту.',
    noLessons:
      'Войдите в личный кабинет с той же почтой, что в заказе: курс появляется там сразу после оплаты. Если его нет, позовите сотрудника и назовите номер заказа.',
    watch:
      'После оплаты уроки лежат в личном кабинете, в разделе «Мои курсы»: войдите с почтой, указанной при покупке.',
    emailChange:
      'Почту меняют в личном кабинете, в разделе «Мой профиль»: новый адрес нужно подтвердить по ссылке из письма. Если ошиблись в адресе при покупке, исправьте его на странице после оплаты или позовите сотрудника.',
    company:
      'Организация может заплатить банковским переводом, счёт готовит сотрудник: позовите его и назовите реквизиты и курс. Договор — оферта на сайте.',
    download:
      'Видео смотрят онлайн, в личном кабинете: скачать их нельзя. Материалы курса скачиваются там же.',
    refundLater:
      'Позже {days} дней по оферте тоже можно отказаться: школа вернёт цену курса за вычетом подтверждённых расходов. До {days} дней возвращаем всю сумму. Напишите сотруднику и назовите заказ.',
    refundPart:
      'До {days} дней после оплаты возвращаем всю сумму, сколько бы уроков вы ни посмотрели; доступ тогда закроется. Позже — цену курса за вычетом подтверждённых расходов, по оферте. О части суммы договоритесь с сотрудником.',
  },
  en: {
    freeLesson: {
      some: 'Before buying you can watch the lesson “{title}” for free, without registering: {address}',
      none: 'There is no free lesson at the moment. Before buying you can read the programme and the reviews on the home page.',
    },
    gift: 'You can buy the course as a gift: in the payment form enter the email of the person it is for, and the course opens for that address and the email goes there. The school has no gift cards.',
    plans: {
      one: '“{title}” by instalments: {list}. No interest, {price} in all.',
      plan: '{months, plural, one {# payment} other {# payments}} of {monthly}',
      rounded: '{months, plural, one {# payment} other {# payments}} of {monthly}, the last one {last}',
      small: '“{title}” is not sold by instalments: they start at {minimum}.',
      other: 'There are no instalments over that time, but over {months}.',
    },
    refused:
      'The bank decides on instalments and tells the school no reasons. You can apply again, over another time, or pay at once by MIR, Visa, MasterCard or Maestro card, YooMoney or SberPay.',
    early:
      'What holds for paying off early stands in your contract with the bank: please ask it. The instalments bear no interest, and you pay the school no more than the price of the course.',
    foreign:
      'The payment provider takes MIR, Visa, MasterCard and Maestro cards, YooMoney and SberPay. Whether a card from another country goes through is up to it and your bank: I cannot promise that.',
    failed:
      'Check the card number, your limit and the code from your bank, then try again or use another way: MIR, Visa, MasterCard, Maestro, YooMoney, SberPay. The payment form shows the reason; before you repeat it, check that no money was taken.',
    twice:
      'Please do not pay again: call a member of staff and give the order number, so that both payments are checked. What was paid too much goes back to the same card.',
    noLessons:
      'Sign in to your account with the email of the order: the course is there right after payment. If it is not, call a member of staff and give the order number.',
    watch:
      'After payment the lessons are in your account, under “My courses”: sign in with the email given when buying.',
    emailChange:
      'You change your email in your account, under “My profile”; the new address is confirmed by a link. If you mistyped it when buying, correct it on the page after the payment, or call a member of staff.',
    company:
      'A company can pay by bank transfer, and a member of staff prepares the invoice: call one and give the company details and the course. The contract is the public offer on the site.',
    download:
      'The videos are watched online, in your account: they cannot be downloaded. The materials of the course can.',
    refundLater:
      'After {days} days, too, you may withdraw: by the offer the school returns the price less its documented expenses. Within {days} days you get the whole sum back. Write to a member of staff and name your order.',
    refundPart:
      'Within {days} days of payment you get the whole sum back, however many lessons you have watched; access then ends. Later it is the price less documented expenses, by the offer. A member of staff can agree on a part of it.',
  },
  zh: {
    freeLesson: {
      some: '购买前可以免费观看课程“{title}”，无需注册：{address}',
      none: '目前没有免费课程。购买前可以在首页查看课程大纲和学员评价。',
    },
    gift: '可以把课程作为礼物购买：付款时填写对方的邮箱，课程会在该邮箱的账号中开放，邮件也会发到那里。学校没有礼品卡。',
    plans: {
      one: '《{title}》分期付款：{list}。免息，总计 {price}。',
      plan: '{months} 期，每期 {monthly}',
      rounded: '{months} 期，每期 {monthly}，最后一期 {last}',
      small: '《{title}》不支持分期付款：最低金额为 {minimum}。',
      other: '没有这个期限的分期，可选 {months}。',
    },
    refused:
      '分期由银行审批，银行不会告知学校拒绝原因。您可以换一个期限重新申请，或用 MIR、Visa、MasterCard、Maestro 卡、YooMoney 或 SberPay 一次付清。',
    early: '提前还清分期的条件写在您与银行的合同中，请咨询银行。分期付款免息，除课程价格外无需向学校多付。',
    foreign:
      '支付系统接受 MIR、Visa、MasterCard、Maestro 卡以及 YooMoney 和 SberPay。其他国家发行的银行卡能否使用，由支付系统和您的银行决定，我无法保证。',
    failed:
      '请检查卡号、限额和银行验证码，再试一次，或换一种方式：MIR、Visa、MasterCard、Maestro、YooMoney、SberPay。付款窗口会显示原因；重试前请确认没有被扣款。',
    twice: '请不要再次付款：请转接工作人员并提供订单号，我们会核对两笔付款，多付的部分退回原卡。',
    noLessons: '请用订单中的邮箱登录个人中心：付款后课程会立即出现。如果没有，请转接工作人员并提供订单号。',
    watch: '付款后课程在个人中心的“我的课程”中：请用购买时填写的邮箱登录。',
    emailChange:
      '在个人中心的“我的个人资料”中修改邮箱，新邮箱需通过邮件中的链接确认。如果购买时填错，请在付款后的页面更正，或转接工作人员。',
    company:
      '公司可以银行转账付款，由工作人员开具账单：请转接人工并提供公司信息和课程。合同为网站上的公开要约。',
    download: '视频在个人中心在线观看，不能下载。课程资料可以在那里下载。',
    refundLater:
      '超过 {days} 天后，按公开要约仍可退课：学校退还课程价款，但扣除有凭证的实际费用。{days} 天内全额退款。请联系工作人员并说明订单。',
    refundPart:
      '付款后 {days} 天内全额退款，不论看了多少课，之后访问会关闭。超过 {days} 天，按公开要约退还扣除有凭证费用后的款项。部分退款请与工作人员商定。',
  },
});
