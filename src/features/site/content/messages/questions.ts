import { defineMessages } from '#shared/i18n.ts';

/**
 * Ten questions asked before buying. Where a school lacks the benefit an answer promises
 * (school/rules/benefits.ts), the question is left out or answered differently, and a spare one takes its
 * place. `{contents}` is a list of contents.ts, `{course}` the main course. The last question is in helpQuestions.ts.
 */
export const questionsMessages = defineMessages({
  ru: {
    questions: {
      audience: {
        question: 'Кому подойдёт курс?',
        answer:
          'Всем, кто хочет попробовать себя в модельной работе: от восьми до семидесяти пяти лет, с любым ростом, размером и внешностью. Опыт не нужен. За детей до восемнадцати лет курс покупают родители.',
      },
      audience_own: {
        question: 'Кому подойдёт курс?',
        answer:
          'Всем, кто хочет попробовать себя в модельной работе, с любым ростом, размером и внешностью. Опыт не нужен. За детей до восемнадцати лет курс покупают родители.',
      },
      contents: {
        question: 'Что входит в курс «Стань моделью за 24 часа»?',
        answer: '{contents}.',
      },
      contents_own: {
        question: 'Что входит в курс «{course}»?',
        answer: '{contents}.',
      },
      time: {
        question: 'Сколько времени занимает обучение?',
        answer:
          'Мы советуем заниматься от {minutesADay} минут в день. Курс обычно проходят за {weeks} недели, но сроков нет: смотрите быстрее или медленнее, как вам удобно.',
      },
      time_hours: {
        question: 'Сколько времени занимает обучение?',
        answer:
          'С практикой — {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}. Сроков нет: смотрите быстрее или медленнее, как вам удобно.',
      },
      time_own: {
        question: 'Сколько времени занимает обучение?',
        answer: 'Сколько вам удобно: сроков нет, смотрите быстрее или медленнее.',
      },
      start: {
        question: 'Когда откроется доступ?',
        answer:
          'Сразу после оплаты: курс появляется в личном кабинете в ту же минуту. У курса по предзаказу уроки открываются в день старта, он указан на карточке.',
      },
      end: {
        question: 'Доступ когда-нибудь закончится?',
        answer: 'Нет. Уроки и все их обновления остаются у вас навсегда.',
      },
      payment: {
        question: 'Как можно оплатить?',
        answer:
          'Картами МИР, Visa, MasterCard и Maestro, через YooMoney и SberPay. PayPal для покупателей из России недоступен. Чек приходит на почту.',
      },
      instalments: {
        question: 'Есть ли рассрочка?',
        answer:
          'Да, беспроцентная: на {months}. Заявку рассматривает банк, обычно за одну-три минуты. Вы платите ровно цену курса.',
      },
      refund: {
        question: 'Можно ли вернуть деньги?',
        answer:
          'Да, в течение {refundDays} дней после покупки. Напишите в поддержку или попросите возврат в личном кабинете: деньги вернутся на ту карту, с которой вы платили.',
      },
      refund_by_mail: {
        question: 'Можно ли вернуть деньги?',
        answer:
          'Да, в течение {refundDays} дней после покупки. Напишите в школу с адреса, указанного в заказе: деньги вернутся на ту карту, с которой вы платили.',
      },
      certificate: {
        question: 'Дадут ли мне сертификат?',
        answer:
          'Да. Когда пройдены все уроки, в личном кабинете появляется именной сертификат с номером, подлинность которого может проверить любой.',
      },
    },
  },
  en: {
    questions: {
      audience: {
        question: 'Who is the course for?',
        answer:
          'For everyone who would like to try modelling, from eight to seventy-five years old, of any height, size and look. No experience is needed. For children under eighteen the course is bought by a parent.',
      },
      audience_own: {
        question: 'Who is the course for?',
        answer:
          'For everyone who would like to try modelling, of any height, size and look. No experience is needed. For children under eighteen the course is bought by a parent.',
      },
      contents: {
        question: 'What does “Become a model in 24 hours” include?',
        answer: '{contents}.',
      },
      contents_own: {
        question: 'What does “{course}” include?',
        answer: '{contents}.',
      },
      time: {
        question: 'How long does it take?',
        answer:
          'We recommend from {minutesADay} minutes a day. Most people finish in {weeks} weeks, but there is no deadline: go faster or slower as it suits you.',
      },
      time_hours: {
        question: 'How long does it take?',
        answer:
          '{hours, plural, one {# hour} other {# hours}} with practice. There is no deadline: go faster or slower as it suits you.',
      },
      time_own: {
        question: 'How long does it take?',
        answer: 'As long as you like: there is no deadline, go faster or slower.',
      },
      start: {
        question: 'When can I start?',
        answer:
          'Right after paying: the course is in your account within the minute. The lessons of a course on presale open on its starting day, shown on its card.',
      },
      end: {
        question: 'Does access ever end?',
        answer: 'No. You keep the lessons and all their updates forever.',
      },
      payment: {
        question: 'How can I pay?',
        answer:
          'By MIR, Visa, MasterCard and Maestro cards, by YooMoney and by SberPay. PayPal is not available to buyers from Russia. The receipt comes by email.',
      },
      instalments: {
        question: 'Can I pay in instalments?',
        answer:
          'Yes, at 0%: over {months}. A bank looks at the application, usually within one to three minutes. You pay exactly the price of the course.',
      },
      refund: {
        question: 'Can I get my money back?',
        answer:
          'Yes, within {refundDays} days of buying. Write to support or ask for the refund in your account: the money returns to the card you paid with.',
      },
      refund_by_mail: {
        question: 'Can I get my money back?',
        answer:
          'Yes, within {refundDays} days of buying. Write to the school from the address given in the order: the money returns to the card you paid with.',
      },
      certificate: {
        question: 'Do I get a certificate?',
        answer:
          'Yes. When all lessons are done, your account holds a certificate in your name, with a number that anybody can verify.',
      },
    },
  },
  zh: {
    questions: {
      audience: {
        question: '课程适合谁？',
        answer:
          '适合所有想尝试模特工作的人：八岁到七十五岁，任何身高、尺码和外貌，无需经验。未满十八岁的学员由家长购买。',
      },
      audience_own: {
        question: '课程适合谁？',
        answer: '适合所有想尝试模特工作的人，不限身高、尺码和外貌，无需经验。未满十八岁的学员由家长购买。',
      },
      contents: {
        question: '《24 小时成为模特》包含什么？',
        answer: '{contents}。',
      },
      contents_own: {
        question: '《{course}》包含什么？',
        answer: '{contents}。',
      },
      time: {
        question: '需要学多久？',
        answer: '我们建议每天 {minutesADay} 分钟起，通常 {weeks} 周学完。没有期限，快一点慢一点都可以。',
      },
      time_hours: {
        question: '需要学多久？',
        answer: '含练习共 {hours} 小时。没有期限，快一点慢一点都可以。',
      },
      time_own: {
        question: '需要学多久？',
        answer: '随您安排：没有期限，快一点慢一点都可以。',
      },
      start: {
        question: '什么时候可以开始学习？',
        answer: '付款后立即开始，课程会在一分钟内出现在个人中心。预售课程在卡片上标明的开课日开放。',
      },
      end: {
        question: '访问权限会到期吗？',
        answer: '不会。课程以及所有更新永久属于您。',
      },
      payment: {
        question: '可以用什么方式付款？',
        answer:
          '支持 MIR、Visa、MasterCard、Maestro 银行卡，以及 YooMoney 和 SberPay。俄罗斯用户暂不支持 PayPal。收据会发送到您的邮箱。',
      },
      instalments: {
        question: '可以分期付款吗？',
        answer: '可以，免息，期限 {months}。由银行审核，通常一到三分钟。您支付的总额就是课程价格。',
      },
      refund: {
        question: '可以退款吗？',
        answer: '可以，购买后 {refundDays} 天内均可退款。联系客服或在个人中心申请，款项退回您付款的银行卡。',
      },
      refund_by_mail: {
        question: '可以退款吗？',
        answer: '可以，购买后 {refundDays} 天内均可退款。用订单所填邮箱写信给学校，款项退回您付款的银行卡。',
      },
      certificate: {
        question: '会有证书吗？',
        answer: '会。完成全部课程后，个人中心会生成带编号的个人证书，任何人都可以查验真伪。',
      },
    },
  },
});
