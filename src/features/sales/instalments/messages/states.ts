import { defineMessages } from '#shared/i18n.ts';

export const instalmentStatesMessages = defineMessages({
  ru: {
    guardian: {
      title: 'Ждём согласия родителя',
      text: 'Мы отправили родителю ссылку. Он увидит условия, согласится и подаст заявку в банк от своего имени. Окно можно закрыть: о том, что получилось, мы напишем.',
    },
    new: {
      title: 'Банк сейчас не отвечает',
      text: 'Заявка сохранена, подавать её заново не нужно. Как только банк вернётся, мы отправим её и напишем вам, что делать дальше.',
    },
    sent: {
      title: 'Заполните анкету банка',
      text: 'Анкета открыта в соседней вкладке. Решение банка обычно занимает 1–3 минуты, это окно узнает о нём само.',
    },
    inprogress: {
      title: 'Ждём решения банка',
      text: 'Обычно это занимает 1–3 минуты. Окно можно закрыть: мы пришлём письмо.',
    },
    rejected: {
      title: 'Один банк отказал, решают другие',
      text: 'Заявку рассматривают ещё несколько банков. Загляните в анкету: там видно, что происходит.',
    },
    approved: {
      title: 'Рассрочка одобрена!',
      text: 'Осталось подписать договор на странице банка: обычно это код из SMS. После подписи курс откроется.',
    },
    signed: {
      title: 'Договор подписан, курс ваш!',
      text: 'Доступ к курсу открыт. Подробности придут письмом.',
    },
    canceled: {
      title: 'Рассрочка не оформлена',
      text: 'Заявка закрыта без договора, вы ничего не должны. Курс можно оплатить картой или подать новую заявку.',
    },
    expired: {
      title: 'Срок заявки вышел',
      text: 'Договор так и не подписали, поэтому заявка закрыта. Вы ничего не должны. Можно подать новую.',
    },
    failed: {
      title: 'Заявка сохранена, мы её проверяем',
      text: 'Сервис банка не принял заявку. Школа разберётся и напишет вам, подавать её заново не нужно.',
    },
    revoked: {
      title: 'Договор рассрочки отменён',
      text: 'Банк не заплатил за курс, поэтому доступ закрыт. Если вы этого не делали, напишите нам.',
    },
  },
  en: {
    guardian: {
      title: 'Waiting for a parent',
      text: 'We’ve emailed a link to your parent. They’ll see the terms, agree, and apply to the bank in their own name. You can close this window: we’ll email you the outcome.',
    },
    new: {
      title: 'The bank isn’t responding right now',
      text: 'Your application is saved: you don’t need to apply again. Once the bank is back, we’ll send it and email you the next step.',
    },
    sent: {
      title: 'Please fill in the bank’s form',
      text: 'The form is open in another tab. The bank usually decides in 1–3 minutes, and this window will update.',
    },
    inprogress: {
      title: 'Waiting for the bank’s decision',
      text: 'It usually takes 1–3 minutes. You can close this window: we’ll email you.',
    },
    rejected: {
      title: 'One bank said no, others are still deciding',
      text: 'Several other banks are reviewing the application. You can follow it in the form.',
    },
    approved: {
      title: 'Your instalments are approved!',
      text: 'Now sign the contract on the bank’s page, usually with a code sent to your phone. Then the course opens.',
    },
    signed: {
      title: 'The contract is signed, the course is yours!',
      text: 'The course is open. We’ll email you the details.',
    },
    canceled: {
      title: 'No instalments this time',
      text: 'The application is closed without a contract, and you owe nothing. You can pay by card or apply again.',
    },
    expired: {
      title: 'The application has expired',
      text: 'The contract wasn’t signed in time, so the application is closed. You owe nothing. You can apply again.',
    },
    failed: {
      title: 'Your application is saved, and we’re looking into it',
      text: 'The bank’s service didn’t accept it. The school will sort it out and email you: you don’t need to apply again.',
    },
    revoked: {
      title: 'The instalment contract was cancelled',
      text: 'The bank hasn’t paid for the course, so access is closed. If that wasn’t you, please write to us.',
    },
  },
  zh: {
    guardian: {
      title: '等待监护人',
      text: '我们已将链接发送给监护人。监护人查看条款并同意后，将以自己的名义向银行申请。您可以关闭此窗口，结果会通过邮件告诉您。',
    },
    new: {
      title: '银行暂时没有响应',
      text: '您的申请已保存，无需重新提交。银行恢复后我们会立即发送，并通过邮件告诉您下一步。',
    },
    sent: {
      title: '请填写银行申请表',
      text: '申请表已在另一个标签页打开。银行通常在 1–3 分钟内审批，此窗口会自动显示结果。',
    },
    inprogress: {
      title: '等待银行审批',
      text: '通常需要 1–3 分钟。您可以关闭此窗口，我们会发邮件通知您。',
    },
    rejected: {
      title: '一家银行拒绝，其他银行仍在审核',
      text: '还有几家银行正在审核申请，您可以在申请表中查看进度。',
    },
    approved: {
      title: '分期已批准！',
      text: '请在银行页面签署合同，通常只需短信验证码。签署后课程立即开通。',
    },
    signed: {
      title: '合同已签署，课程已开通！',
      text: '您可以开始学习了，详情将通过邮件通知。',
    },
    canceled: {
      title: '分期未办理成功',
      text: '申请已关闭，未签合同，您无需付款。您可以用银行卡付款，或重新申请。',
    },
    expired: {
      title: '申请已过期',
      text: '合同未在期限内签署，申请已关闭，您无需付款。您可以重新申请。',
    },
    failed: {
      title: '申请已保存，我们正在处理',
      text: '银行系统没有接收申请。学校会处理并联系您，无需重新提交。',
    },
    revoked: {
      title: '分期合同已取消',
      text: '银行没有付款，课程已关闭。如果不是您本人操作，请联系我们。',
    },
  },
});
