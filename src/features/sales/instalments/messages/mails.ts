import { defineMessages } from '#shared/i18n.ts';

/** Mails to applicants, at the steps with news or something to do. */
export const receivedMailMessages = defineMessages({
  ru: {
    subject: 'Заявка на рассрочку принята: {number}',
    paragraphs: [
      'Мы сохранили вашу заявку {number} на рассрочку курса «{course}»: {amount}, {months, plural, one {# платёж} few {# платежа} many {# платежей} other {# платежа}} по {monthly}{isEven, select, yes {} other {, последний {last}}}.',
      'Заполните анкету банка: обычно он отвечает за 1–3 минуты. По кнопке ниже — состояние заявки; там же можно вернуться к анкете банка.',
      '{earlier, select, none {} other {С этого адреса уже открыта заявка на этот же курс: {numbers}. Подписать нужно только одну; остальные закроются сами.}}',
    ],
    button: 'Открыть заявку',
    footer: 'Вы получили это письмо, потому что этот адрес указан в заявке на рассрочку.',
  },
  en: {
    subject: 'We’ve received your instalment application: {number}',
    paragraphs: [
      'We’ve saved your application {number} to pay for the course “{course}” in instalments: {amount}, {months, plural, one {# payment} other {# payments}} of {monthly}{isEven, select, yes {} other {, the last {last}}}.',
      'Please fill in the bank’s form: it usually answers within 1–3 minutes. The button below shows the status and takes you back to the form.',
      '{earlier, select, none {} other {This address already has an open application for the same course: {numbers}. Sign only one of them; the others will close on their own.}}',
    ],
    button: 'Open the application',
    footer: 'You are receiving this because this address was given in an instalment application.',
  },
  zh: {
    subject: '分期申请已收到：{number}',
    paragraphs: [
      '我们已保存您为课程“{course}”提交的分期申请 {number}：共 {amount}，分 {months} 期，每期 {monthly}{isEven, select, yes {} other {，最后一期 {last}}}。',
      '请填写银行的申请表，银行通常在 1–3 分钟内答复。点击下方按钮可查看进度，也可以回到申请表。',
      '{earlier, select, none {} other {此邮箱已有同一课程的未完成申请：{numbers}。只需签署其中一份，其余的会自动关闭。}}',
    ],
    button: '查看申请',
    footer: '您收到此邮件，是因为分期申请中填写了这个邮箱。',
  },
});

export const readyMailMessages = defineMessages({
  ru: {
    subject: 'Банк снова на связи: продолжите заявку {number}',
    paragraphs: [
      'Когда вы подавали заявку {number} на курс «{course}», банк не отвечал. Мы сохранили её и теперь отправили.',
      'Осталось заполнить анкету банка: решение обычно занимает 1–3 минуты.',
    ],
    button: 'Продолжить',
    footer: 'Вы получили это письмо, потому что этот адрес указан в заявке на рассрочку.',
  },
  en: {
    subject: 'The bank is back: please continue with {number}',
    paragraphs: [
      'When you applied for the course “{course}” ({number}), the bank wasn’t responding. We saved your application and have now sent it.',
      'Now fill in the bank’s form: the decision usually takes 1–3 minutes.',
    ],
    button: 'Continue',
    footer: 'You are receiving this because this address was given in an instalment application.',
  },
  zh: {
    subject: '银行已恢复：请继续申请 {number}',
    paragraphs: [
      '您为课程“{course}”提交申请 {number} 时，银行没有响应。我们保存了申请，现在已发送。',
      '接下来只需填写银行的申请表，审批通常需要 1–3 分钟。',
    ],
    button: '继续',
    footer: '您收到此邮件，是因为分期申请中填写了这个邮箱。',
  },
});

export const approvedMailMessages = defineMessages({
  ru: {
    subject: 'Рассрочка одобрена: осталось подписать договор',
    paragraphs: [
      'Банк одобрил рассрочку по заявке {number} на курс «{course}».',
      'Подпишите договор на странице банка: обычно это код из SMS. Как только договор подписан, курс откроется, и мы пришлём письмо.',
    ],
    button: 'Подписать договор',
    footer: 'Вы получили это письмо, потому что этот адрес указан в заявке на рассрочку.',
  },
  en: {
    subject: 'Your instalments are approved: please sign the contract',
    paragraphs: [
      'The bank has approved application {number} for the course “{course}”.',
      'Please sign the contract on the bank’s page, usually with a code sent to your phone. Once it’s signed, the course opens and we’ll email you.',
    ],
    button: 'Sign the contract',
    footer: 'You are receiving this because this address was given in an instalment application.',
  },
  zh: {
    subject: '分期已批准：请签署合同',
    paragraphs: [
      '银行已批准课程“{course}”的分期申请 {number}。',
      '请在银行页面签署合同，通常只需输入短信验证码。签署后课程立即开通，我们会给您发邮件。',
    ],
    button: '签署合同',
    footer: '您收到此邮件，是因为分期申请中填写了这个邮箱。',
  },
});

export const closedMailMessages = defineMessages({
  ru: {
    subject: 'Рассрочка не оформлена: {number}',
    paragraphs: [
      '{why, select, term {Заявка {number} на курс «{course}» закрыта: договор так и не подписали, а срок заявки вышел.} other {Заявка {number} на курс «{course}» закрыта без договора: банки не одобрили рассрочку или заявку отозвали.}}',
      'Вы ничего не должны. Курс можно оплатить картой или подать новую заявку.',
    ],
    button: 'Что можно сделать',
    footer: 'Вы получили это письмо, потому что этот адрес указан в заявке на рассрочку.',
  },
  en: {
    subject: 'No instalments this time: {number}',
    paragraphs: [
      '{why, select, term {Application {number} for the course “{course}” is closed: the contract wasn’t signed in time.} other {Application {number} for the course “{course}” is closed without a contract: the banks didn’t approve it, or it was withdrawn.}}',
      'You owe nothing. You can pay for the course by card, or apply again.',
    ],
    button: 'What you can do',
    footer: 'You are receiving this because this address was given in an instalment application.',
  },
  zh: {
    subject: '分期未办理成功：{number}',
    paragraphs: [
      '{why, select, term {课程“{course}”的申请 {number} 已关闭：合同未在期限内签署。} other {课程“{course}”的申请 {number} 已关闭，未签合同：银行未批准，或申请已撤回。}}',
      '您无需支付任何费用。您可以用银行卡付款，或重新申请。',
    ],
    button: '下一步',
    footer: '您收到此邮件，是因为分期申请中填写了这个邮箱。',
  },
});

export const failedMailMessages = defineMessages({
  ru: {
    subject: 'Заявка {number} сохранена, мы проверяем её',
    paragraphs: [
      'Сервис банка не принял вашу заявку {number} на курс «{course}». Заявка сохранена, и школа разберётся: подавать её заново не нужно.',
      'Если не хочется ждать, курс можно оплатить картой.',
    ],
    button: 'Открыть заявку',
    footer: 'Вы получили это письмо, потому что этот адрес указан в заявке на рассрочку.',
  },
  en: {
    subject: 'Application {number} is saved, and we’re looking into it',
    paragraphs: [
      'The bank’s service didn’t accept your application {number} for the course “{course}”. It’s saved, and the school will sort it out: you don’t need to apply again.',
      'If you would rather not wait, you can pay for the course by card.',
    ],
    button: 'Open the application',
    footer: 'You are receiving this because this address was given in an instalment application.',
  },
  zh: {
    subject: '申请 {number} 已保存，我们正在处理',
    paragraphs: [
      '银行系统没有接收您为课程“{course}”提交的申请 {number}。申请已保存，学校会处理，无需重新提交。',
      '如果不想等待，您可以用银行卡付款。',
    ],
    button: '查看申请',
    footer: '您收到此邮件，是因为分期申请中填写了这个邮箱。',
  },
});

export const revokedMailMessages = defineMessages({
  ru: {
    subject: 'Рассрочка отменена: {number}',
    paragraphs: [
      'Договор рассрочки по заявке {number} на курс «{course}» отменён, поэтому банк не заплатил за курс и доступ к нему закрыт.',
      'Если вы этого не делали или хотите оплатить курс иначе, напишите нам.',
    ],
    button: 'Открыть заявку',
    footer: 'Вы получили это письмо, потому что этот адрес указан в заявке на рассрочку.',
  },
  en: {
    subject: 'Your instalments were cancelled: {number}',
    paragraphs: [
      'The instalment contract for application {number}, the course “{course}”, was cancelled. The bank hasn’t paid for the course, so access is closed.',
      'If that wasn’t you, or if you’d like to pay another way, please write to us.',
    ],
    button: 'Open the application',
    footer: 'You are receiving this because this address was given in an instalment application.',
  },
  zh: {
    subject: '分期已取消：{number}',
    paragraphs: [
      '课程“{course}”申请 {number} 的分期合同已取消，银行没有付款，因此课程已关闭。',
      '如果不是您本人操作，或者想用其他方式付款，请联系我们。',
    ],
    button: '查看申请',
    footer: '您收到此邮件，是因为分期申请中填写了这个邮箱。',
  },
});
