import { defineMessages } from '#shared/i18n.ts';

/** News of each kind: the title alone, in a mail's subject and beside its switch, and in a sentence. */
export const noticeKindMessages = defineMessages({
  ru: {
    title: {
      new_order: 'Новый оплаченный заказ',
      refund_due: 'Нужно вернуть деньги',
      refund_asked: 'Просят вернуть деньги',
      refund_failed: 'Возврат не прошёл',
      receipt_failed: 'Чек не пробит',
      instalment_application: 'Заявка на рассрочку',
      model_application: 'Новая анкета модели',
      model_rating: 'Оплаченный рейтинг модели',
      model_agreed: 'Согласие на показ в галерее',
      payment_mismatch: 'Платёж не сходится с заказом',
      money_difference: 'Расхождение с платёжной системой',
      mail_doubtful: 'Письмо могло не дойти',
      mails_stopped: 'Письма не уходят',
      support_waiting: 'Посетитель ждёт сотрудника в чате',
      support_crowd: 'В чате ждут несколько посетителей',
      support_message: 'Сообщение в чате, который вы ведёте в Telegram',
    },
    text: {
      new_order: 'Оплачен заказ {number}: курс «{course}», {amount}.',
      refund_due:
        'Заказ {number}: оплата {amount} за курс «{course}» ничего не открыла. Эти деньги нужно вернуть покупателю.',
      refund_asked:
        'Заказ {number}: покупатель курса «{course}» просит вернуть деньги, по расчёту {amount}. Ждёт вашего решения.',
      refund_failed:
        'Заказ {number}: возврат {amount} за курс «{course}» не прошёл. Деньги ещё у школы, попробуйте снова.',
      receipt_failed: 'Заказ {number}: чек за курс «{course}» не пробит. Запросите его ещё раз.',
      instalment_application:
        'Заявка {number} на рассрочку: курс «{course}», {amount}, {months, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}.',
      model_application:
        'Анкета {number}: {name}, {age, plural, one {# год} few {# года} many {# лет} other {# года}}, {city}. Ждёт вашего решения.',
      model_rating: 'Оплачен рейтинг модели, заказ {number}, {amount}. Результат — в панели.',
      model_agreed: 'Анкета {number}: {name}, {city}, согласие на показ в галерее есть. Можно публиковать.',
      payment_mismatch:
        'Заказ {number}: платёжная система сообщает о другом платеже, чем ждали за курс «{course}» ({amount}). Доступ не открыт: проверьте заказ.',
      money_difference:
        '{count, plural, one {# сумма не сходится} few {# суммы не сходятся} many {# сумм не сходятся} other {# суммы не сходятся}} с тем, что сообщает платёжная система. Посмотрите сверку.',
      mail_doubtful:
        'Письмо «{subject}» на {email} отправлено дважды, но почтовый сервер не подтвердил, что принял его. Если оно не дошло, отправьте его ещё раз.',
      mails_stopped:
        'Письма школы не уходят с {time}, {day}: {reason}. {count, plural, one {Ждёт отправки # письмо} few {Ждут отправки # письма} many {Ждут отправки # писем} other {Ждут отправки # письма}}. Они уйдут сами, когда почта заработает.',
      support_waiting: 'Посетитель ждёт ответа сотрудника в чате: «{question}»',
      support_crowd:
        'В чате {count, plural, one {ждёт сотрудника # посетитель} few {ждут сотрудника # посетителя} many {ждут сотрудника # посетителей} other {ждут сотрудника # посетителя}}. О некоторых из них мы не сообщали отдельно.',
      support_message: 'Посетитель пишет вам в чате: «{question}»',
    },
    canReply: 'Ответьте на это сообщение, и посетитель увидит ваш ответ.',
    more: 'И ещё {count, plural, one {# событие} few {# события} many {# событий} other {# события}}.',
  },
  en: {
    title: {
      new_order: 'A new paid order',
      refund_due: 'Money has to go back',
      refund_asked: 'A refund is asked for',
      refund_failed: 'A refund did not go through',
      receipt_failed: 'A receipt was not issued',
      instalment_application: 'An application for instalments',
      model_application: 'A new model application',
      model_rating: 'A paid model rating',
      model_agreed: 'Consent to be shown in the gallery',
      payment_mismatch: 'A payment does not match its order',
      money_difference: 'A difference with the payment provider',
      mail_doubtful: 'A mail may not have arrived',
      mails_stopped: 'Mails do not go out',
      support_waiting: 'A visitor waits for a person in the chat',
      support_crowd: 'Several visitors wait in the chat',
      support_message: 'A message in the chat that you answer by Telegram',
    },
    text: {
      new_order: 'Order {number} is paid: course “{course}”, {amount}.',
      refund_due:
        'Order {number}: the payment of {amount} for the course “{course}” opened nothing. The money has to go back to the buyer.',
      refund_asked:
        'Order {number}: the buyer of the course “{course}” asks for a refund, {amount} by the rule, and waits for your decision.',
      refund_failed:
        'Order {number}: the refund of {amount} for the course “{course}” did not go through. The school still has the money, please try again.',
      receipt_failed:
        'Order {number}: there is no receipt for the course “{course}”. Please ask for it again.',
      instalment_application:
        'Application {number} for instalments: course “{course}”, {amount}, {months, plural, one {# month} other {# months}}.',
      model_application:
        'Application {number}: {name}, {age, plural, one {# year} other {# years}}, {city}. It waits for your decision.',
      model_rating: 'A model rating is paid, order {number}, {amount}. The result is in the panel.',
      model_agreed:
        'Application {number}: {name}, {city}, agrees to be shown in the gallery. You can publish.',
      payment_mismatch:
        'Order {number}: the payment provider tells another payment than was expected for the course “{course}” ({amount}). Nothing was opened: please check the order.',
      money_difference:
        '{count, plural, one {# sum differs} other {# sums differ}} from what the payment provider tells. Please look at the money checks.',
      mail_doubtful:
        'The mail “{subject}” to {email} was sent twice, and the mail server did not confirm that it took it. If it has not arrived, please send it again.',
      mails_stopped:
        'The school’s mails have not been going out since {time}, {day}: {reason}. {count, plural, one {# mail waits} other {# mails wait}}. They go out by themselves once the mail works again.',
      support_waiting: 'A visitor waits for a person in the chat: “{question}”',
      support_crowd:
        '{count, plural, one {# visitor waits} other {# visitors wait}} for a person in the chat. Not all of them were told of one by one.',
      support_message: 'The visitor writes to you in the chat: “{question}”',
    },
    canReply: 'Reply to this message, and the visitor sees your answer.',
    more: 'And {count, plural, one {# more event} other {# more events}}.',
  },
  zh: {
    title: {
      new_order: '新的已付款订单',
      refund_due: '需要退款',
      refund_asked: '有人申请退款',
      refund_failed: '退款未成功',
      receipt_failed: '收据未开具',
      instalment_application: '分期付款申请',
      model_application: '新的模特申请',
      model_rating: '已付款的模特评分',
      model_agreed: '同意在展示区展示',
      payment_mismatch: '付款与订单不符',
      money_difference: '与支付系统的账目不符',
      mail_doubtful: '邮件可能未送达',
      mails_stopped: '邮件无法发出',
      support_waiting: '访客在聊天中等待人工',
      support_crowd: '聊天中有多位访客在等待',
      support_message: '您在 Telegram 中处理的聊天有新消息',
    },
    text: {
      new_order: '订单 {number} 已付款：课程“{course}”，{amount}。',
      refund_due: '订单 {number}：课程“{course}”的付款 {amount} 没有开通任何内容，需要退还给买家。',
      refund_asked: '订单 {number}：课程“{course}”的买家申请退款，按规则为 {amount}，等待您处理。',
      refund_failed: '订单 {number}：课程“{course}”的退款 {amount} 未成功。款项仍在学校，请重试。',
      receipt_failed: '订单 {number}：课程“{course}”的收据未开具，请再次请求。',
      instalment_application: '分期申请 {number}：课程“{course}”，{amount}，{months} 个月。',
      model_application: '申请 {number}：{name}，{age} 岁，{city}，等待您的决定。',
      model_rating: '模特评分已付款，订单 {number}，{amount}。结果请在管理面板查看。',
      model_agreed: '申请 {number}：{name}，{city}，已同意在展示区展示，可以发布。',
      payment_mismatch:
        '订单 {number}：支付系统返回的付款与课程“{course}”（{amount}）的预期不符。课程未开通，请检查订单。',
      money_difference: '有 {count} 笔金额与支付系统的数据不符，请查看对账。',
      mail_doubtful:
        '发往 {email} 的邮件“{subject}”已发送两次，但邮件服务器未确认收到。如果对方没有收到，请再次发送。',
      mails_stopped:
        '自 {day} {time} 起学校的邮件无法发出：{reason}。有 {count} 封邮件等待发送，邮件服务恢复后会自动发出。',
      support_waiting: '访客在聊天中等待人工：“{question}”',
      support_crowd: '聊天中有 {count} 位访客在等待人工，其中部分未逐一通知。',
      support_message: '访客在聊天中给您写道：“{question}”',
    },
    canReply: '回复此消息，访客即可看到您的回答。',
    more: '另有 {count} 个事件。',
  },
});
