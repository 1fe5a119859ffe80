import { defineMessages } from '#shared/i18n.ts';

/** Answers about prices, discounts, paying and money back. */
export const buyingKnowledgeMessages = defineMessages({
  ru: {
    price: {
      one: 'Курс «{title}» — {price}.',
      compared: 'Курс «{title}» — {price} вместо {regular}.',
      until: 'Курс «{title}» — {price} вместо {regular} по акции до {day} включительно.',
      today: 'Курс «{title}» — {price} вместо {regular}, акция действует сегодня.',
      presale: 'Предзаказ, уроки откроются {day}.',
      own: 'Это ваши цены с учётом скидки.',
    },
    pay: 'Оплатить можно картами МИР, Visa, MasterCard и Maestro, через YooMoney и SberPay. Чек приходит на почту.',
    paypal:
      'К сожалению, PayPal не принимаем. Есть карты МИР, Visa, MasterCard и Maestro, YooMoney и SberPay.',
    instalments: {
      on: 'Рассрочка есть без процентов: на {months}, для курсов от {minimum}. Заявку рассматривает банк, обычно за одну-три минуты, а платите вы ровно цену курса.',
      off: 'Сейчас рассрочки нет: курс оплачивается целиком, картой, через YooMoney или SberPay.',
    },
    refund: {
      cabinet:
        'Деньги можно вернуть в течение {days} дней после покупки: попросите возврат в личном кабинете или напишите в поддержку. Вернём на ту карту, с которой вы платили.',
      mail: 'Деньги можно вернуть в течение {days} дней после покупки: напишите в школу с адреса, указанного в заказе. Вернём на ту карту, с которой вы платили.',
    },
    rating:
      'Рейтинг модели стоит {price}: это оценка от 0 до 100 с разбором по пунктам и рекомендациями. Заполните форму в разделе рейтинга на главной странице.',
    ratingOff: 'Рейтинг модели школа сейчас не продаёт.',
    secondCourse:
      'На второй курс и все следующие действует скидка {percent} %. Войдите в личный кабинет: цена со скидкой покажется сама. С другими скидками она не складывается, действует лучшая.',
    discount: {
      promotion: 'Сейчас по акции: {list}',
      none: 'Акций сейчас нет.',
      second: 'На второй курс скидка {percent} %.',
    },
    promoCode:
      'Промокод вводят в окне оплаты, в поле «Промокод»: цена пересчитается сразу. Скидки не складываются, действует лучшая.',
    receipt:
      'Чек приходит на почту, указанную при покупке, сразу после оплаты. Он есть и в личном кабинете, в разделе заказов. Если письма нет, проверьте папку «Спам».',
    safety:
      'Платёж проходит на защищённой странице, чек приходит на почту, и {days} дней можно передумать и вернуть деньги. {owner}Работу мы не обещаем: учим её находить.',
    owner: 'Договор — с {name}, ИНН {inn}. ',
    minors:
      'До 18 лет курс покупают родители или с согласия родителя: нужен его адрес почты, туда придёт письмо, и он всё подтвердит.',
    registration:
      'Регистрироваться до покупки не нужно: хватит имени и почты, кабинет появится вместе с оплатой. Зарегистрироваться можно и заранее: кнопка «Регистрация» вверху сайта.',
    buying:
      'Выберите курс на главной странице и нажмите «Купить»: понадобятся имя и почта. После оплаты курс сразу появится в личном кабинете.',
    start: 'Сразу после оплаты: курс появится в личном кабинете в ту же минуту.',
  },
  en: {
    price: {
      one: '“{title}” costs {price}.',
      compared: '“{title}” costs {price} instead of {regular}.',
      until: '“{title}” costs {price} instead of {regular}, on offer up to and including {day}.',
      today: '“{title}” costs {price} instead of {regular}, an offer of today.',
      presale: 'On presale: the lessons open on {day}.',
      own: 'These are your own prices, discount included.',
    },
    pay: 'You can pay by MIR, Visa, MasterCard and Maestro cards, by YooMoney and by SberPay. The receipt comes by email.',
    paypal:
      'Sorry, PayPal is not available. You can pay by MIR, Visa, MasterCard or Maestro card, by YooMoney or by SberPay.',
    instalments: {
      on: 'Instalments are interest-free: over {months}, for courses from {minimum}. A bank looks at the application, usually within one to three minutes, and you pay exactly the price of the course.',
      off: 'There are no instalments at the moment: the course is paid at once, by card, YooMoney or SberPay.',
    },
    refund: {
      cabinet:
        'You can get your money back within {days} days of buying: ask for the refund in your account or write to support. It returns to the card you paid with.',
      mail: 'You can get your money back within {days} days of buying: write to the school from the address given in the order. It returns to the card you paid with.',
    },
    rating:
      'The model rating costs {price}: a score from 0 to 100, explained point by point, with recommendations. Fill in the form in the rating section of the home page.',
    ratingOff: 'The school does not sell the model rating at the moment.',
    secondCourse:
      'Your second course and all that follow are {percent}% off. Sign in and the price shows by itself. Discounts do not add up, the best one counts.',
    discount: {
      promotion: 'On offer now: {list}',
      none: 'There is no promotion at the moment.',
      second: 'Your second course is {percent}% off.',
    },
    promoCode:
      'Enter the promo code in the payment window, in the field “Promo code”: the price follows at once. Discounts do not add up, the best one counts.',
    receipt:
      'The receipt comes to the email address of the order right after paying, and it is in your account, under orders. If there is no email, check your spam folder.',
    safety:
      'You pay on a secure page, a receipt comes by email, and for {days} days you can change your mind and get your money back. {owner}We do not promise jobs: we teach how to find them.',
    owner: 'Your contract is with {name}, INN {inn}. ',
    minors:
      'Under 18 a parent buys the course or agrees to it: we ask for a parent’s email address, and the parent confirms with the link we send.',
    registration:
      'You need not register before buying: a name and an email address are enough, and your account is made with the payment. You can also register first: the button is at the top of the site.',
    buying:
      'Choose a course on the home page and press “Buy”: you need a name and an email address. Right after paying the course is in your account.',
    start: 'Right after paying: the course is in your account within the minute.',
  },
  zh: {
    price: {
      one: '《{title}》价格为 {price}。',
      compared: '《{title}》现价 {price}，原价 {regular}。',
      until: '《{title}》优惠价 {price}，原价 {regular}，截至 {day}（含当天）。',
      today: '《{title}》今日优惠价 {price}，原价 {regular}。',
      presale: '目前为预售，课程于 {day} 开放。',
      own: '以上为您享受折扣后的价格。',
    },
    pay: '支持 MIR、Visa、MasterCard、Maestro 银行卡，以及 YooMoney 和 SberPay。收据会发送到您的邮箱。',
    paypal: '抱歉，不支持 PayPal。您可以使用 MIR、Visa、MasterCard、Maestro 银行卡，或 YooMoney、SberPay。',
    instalments: {
      on: '免息分期付款：期限 {months}，适用于 {minimum} 起的课程。由银行审核，通常一到三分钟，您支付的总额就是课程价格。',
      off: '目前没有分期付款，课程需一次付清，可用银行卡、YooMoney 或 SberPay。',
    },
    refund: {
      cabinet: '购买后 {days} 天内均可退款：在个人中心申请或联系客服，款项退回您付款的银行卡。',
      mail: '购买后 {days} 天内均可退款：请用订单所填邮箱写信给学校，款项退回您付款的银行卡。',
    },
    rating: '模特评分价格为 {price}：0 到 100 分，逐项说明并附建议。请在首页的评分栏目填写表单。',
    ratingOff: '学校目前不提供模特评分。',
    secondCourse: '第二门及之后的课程享受 {percent}% 折扣。登录后自动显示优惠价。折扣不叠加，以最优者为准。',
    discount: {
      promotion: '当前优惠：{list}',
      none: '目前没有促销活动。',
      second: '第二门课程优惠 {percent}%。',
    },
    promoCode: '在付款窗口的“优惠码”栏输入优惠码，价格会立即更新。折扣不叠加，以最优者为准。',
    receipt: '付款后收据会立即发送到订单邮箱，也可以在个人中心的订单中查看。如未收到，请检查垃圾邮件箱。',
    safety:
      '付款在安全页面进行，收据发送到您的邮箱，{days} 天内可以改变主意并退款。{owner}我们不承诺工作，只教您如何找到工作。',
    owner: '合同方为 {name}，税号（INN）{inn}。',
    minors: '未满 18 岁由家长购买或经家长同意：需要填写家长的邮箱，家长通过邮件链接确认。',
    registration: '购买前无需注册：填写姓名和邮箱即可，付款后自动生成账号。您也可以先点击网站顶部的“注册”。',
    buying: '在首页选择课程并点击“购买”，填写姓名和邮箱即可。付款后课程立即出现在个人中心。',
    start: '付款后立即开始：课程会在一分钟内出现在个人中心。',
  },
});
