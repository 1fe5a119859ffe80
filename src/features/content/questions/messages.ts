import { defineMessages } from '#shared/i18n.ts';

/** Ten questions asked before buying. */
export const questionsMessages = defineMessages({
  ru: [
    {
      question: 'Кому подойдёт курс?',
      answer:
        'Всем, кто хочет попробовать себя в модельной работе: от восьми до семидесяти пяти лет, с любым ростом, размером и внешностью. Опыт не нужен. За детей до восемнадцати лет курс покупают родители.',
    },
    {
      question: 'Что входит в курс «Стань моделью за 24 часа»?',
      answer:
        'Пять видеоуроков, всего двадцать четыре часа, руководство в PDF примерно на пятьдесят страниц, личная консультация на шестьдесят минут, закрытое сообщество, шаблоны портфолио и база модельных агентств.',
    },
    {
      question: 'Сколько времени занимает обучение?',
      answer:
        'Мы советуем заниматься по тридцать минут в день. В таком темпе курс обычно проходят за две-три недели, но сроков нет: смотрите быстрее или медленнее, как вам удобно.',
    },
    {
      question: 'Когда откроется доступ?',
      answer:
        'Сразу после оплаты: курс появляется в личном кабинете в ту же минуту. У курса по предзаказу уроки открываются в день старта, он указан на карточке.',
    },
    {
      question: 'Доступ когда-нибудь закончится?',
      answer: 'Нет. Уроки и все их обновления остаются у вас навсегда.',
    },
    {
      question: 'Как можно оплатить?',
      answer:
        'Картами МИР, Visa, MasterCard и Maestro, через YooMoney и SberPay. PayPal для покупателей из России недоступен. Чек приходит на почту.',
    },
    {
      question: 'Есть ли рассрочка?',
      answer:
        'Да, беспроцентная: на три, шесть или двенадцать месяцев. Заявку рассматривает банк, обычно за одну-три минуты. Вы платите ровно цену курса.',
    },
    {
      question: 'Можно ли вернуть деньги?',
      answer:
        'Да, в течение четырнадцати дней после покупки. Напишите в поддержку или попросите возврат в личном кабинете: деньги вернутся на ту карту, с которой вы платили.',
    },
    {
      question: 'Дадут ли мне сертификат?',
      answer:
        'Да. Когда пройдены все уроки, в личном кабинете появляется именной сертификат с номером, подлинность которого может проверить любой.',
    },
    {
      question: 'А если что-то не получится?',
      answer:
        'Напишите нам в чат на этой странице или в мессенджер. Техническая поддержка работает круглосуточно, а на вопросы по урокам отвечают преподаватели.',
    },
  ],
  en: [
    {
      question: 'Who is the course for?',
      answer:
        'For everyone who would like to try modelling, from eight to seventy-five years old, of any height, size and look. No experience is needed. For children under eighteen the course is bought by a parent.',
    },
    {
      question: 'What does “Become a model in 24 hours” include?',
      answer:
        'Five video lessons, twenty-four hours in all, a PDF guide of about fifty pages, a personal consultation of sixty minutes, a closed community, portfolio templates and a database of modelling agencies.',
    },
    {
      question: 'How long does it take?',
      answer:
        'We recommend thirty minutes a day. At that pace most people finish in two to three weeks, but there is no deadline: go faster or slower as it suits you.',
    },
    {
      question: 'When can I start?',
      answer:
        'Right after paying: the course is in your cabinet within the minute. The lessons of a course on presale open on its starting day, shown on its card.',
    },
    {
      question: 'Does access ever end?',
      answer: 'No. The lessons and all their updates stay yours for good.',
    },
    {
      question: 'How can I pay?',
      answer:
        'By MIR, Visa, MasterCard and Maestro cards, by YooMoney and by SberPay. PayPal is not available to buyers from Russia. The receipt comes by email.',
    },
    {
      question: 'Can I pay in instalments?',
      answer:
        'Yes, at 0 %: over three, six or twelve months. A bank looks at the application, usually within one to three minutes. You pay exactly the price of the course.',
    },
    {
      question: 'Can I have my money back?',
      answer:
        'Yes, within fourteen days of buying. Write to support or ask for the refund in your cabinet: the money returns to the card you paid with.',
    },
    {
      question: 'Do I get a certificate?',
      answer:
        'Yes. When all lessons are done, your cabinet holds a certificate in your name, with a number that anybody can verify.',
    },
    {
      question: 'What if something does not work?',
      answer:
        'Write to us in the chat on this page or in a messenger. Technical support answers around the clock, and questions about the lessons are answered by the teachers.',
    },
  ],
  zh: [
    {
      question: '课程适合谁？',
      answer:
        '适合所有想尝试模特工作的人：八岁到七十五岁，任何身高、尺码和外貌，无需经验。未满十八岁的学员由家长购买。',
    },
    {
      question: '《24 小时成为模特》包含什么？',
      answer:
        '五节视频课，共二十四小时；约五十页的 PDF 指南；六十分钟的一对一咨询；封闭社群；作品集模板；以及模特经纪公司名录。',
    },
    {
      question: '需要学多久？',
      answer: '我们建议每天三十分钟，通常两到三周学完。没有期限，快一点慢一点都可以。',
    },
    {
      question: '什么时候可以开始学习？',
      answer: '付款后立即开始，课程会在一分钟内出现在个人中心。预售课程在卡片上标明的开课日开放。',
    },
    {
      question: '访问权限会到期吗？',
      answer: '不会。课程以及所有更新永久属于您。',
    },
    {
      question: '可以用什么方式付款？',
      answer:
        '支持 MIR、Visa、MasterCard、Maestro 银行卡，以及 YooMoney 和 SberPay。俄罗斯用户暂不支持 PayPal。收据会发送到您的邮箱。',
    },
    {
      question: '可以分期付款吗？',
      answer: '可以，免息分三、六或十二个月。由银行审核，通常一到三分钟。您支付的总额就是课程价格。',
    },
    {
      question: '可以退款吗？',
      answer: '可以，购买后十四天内均可退款。联系客服或在个人中心申请，款项退回您付款的银行卡。',
    },
    {
      question: '会有证书吗？',
      answer: '会。完成全部课程后，个人中心会生成带编号的个人证书，任何人都可以查验真伪。',
    },
    {
      question: '遇到问题怎么办？',
      answer: '通过本页聊天窗口或即时通讯软件联系我们。技术支持全天候在线，课程问题由老师解答。',
    },
  ],
});
