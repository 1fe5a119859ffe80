import { defineMessages } from '#shared/i18n.ts';

export const paymentsPanelMessages = defineMessages({
  ru: {
    title: 'Приём оплаты',
    hint: 'Как покупатели платят через ЮKassa.',
    methods: 'Способы оплаты в форме',
    methodsHint:
      'Включайте те, что подключены в вашем магазине ЮKassa. Покупатель увидит только подходящие по сумме. Если не выбран ни один, способ выбирают на странице ЮKassa.',
    limits: '{method}: от {from} до {to}',
    capture: 'Когда списывать деньги',
    captures: {
      at_once: 'Сразу',
      by_job: 'Удержать, проверить и списать: если курс уже есть или аккаунт закрыт, деньги вернутся сами',
      by_staff: 'Удержать и ждать решения сотрудника: списать или вернуть можно в заказе',
    },
    captureHint:
      'СБП и кредит Сбера списываются сразу: удержать эти деньги нельзя или можно лишь на два часа.',
    submit: 'Сохранить',
    done: '✅ Настройки оплаты сохранены',
    failed: '❌ Не получилось: {reason}',
    held: {
      title: 'Деньги заморожены на карте',
      text: 'Покупатель заплатил, но деньги ещё не списаны. Спишите их, чтобы открыть курс, или верните.',
      take: 'Списать',
      takeTitle: 'Списать деньги?',
      takeText: 'Школа получит деньги, покупателю откроется курс.',
      giveBack: 'Вернуть',
      giveBackTitle: 'Вернуть деньги?',
      giveBackText: 'Деньги вернутся покупателю, заказ будет отменён.',
      done: '✅ Принято, платёжная система ответит через несколько секунд',
    },
  },
  en: {
    title: 'Payments',
    hint: 'How buyers pay through YooKassa.',
    methods: 'Ways to pay in the form',
    methodsHint:
      'Switch on those that your YooKassa shop has. Buyers see only what fits the amount. With none, they choose on YooKassa’s page.',
    limits: '{method}: {from} to {to}',
    capture: 'When the money is taken',
    captures: {
      at_once: 'At once',
      by_job:
        'Hold, check and take: if the course is owned or the account closed, the money returns by itself',
      by_staff: 'Hold and wait for staff, who take it or give it back in the order',
    },
    captureHint: 'SBP and Sber loans are taken at once: that money cannot be held, or for two hours only.',
    submit: 'Save',
    done: '✅ Payment settings saved',
    failed: '❌ That did not work: {reason}',
    held: {
      title: 'Payment authorised',
      text: 'The buyer has paid, but the money is not taken yet. Take it to open the course, or give it back.',
      take: 'Take it',
      takeTitle: 'Take the money?',
      takeText: 'The school gets the money, and the course opens.',
      giveBack: 'Give it back',
      giveBackTitle: 'Give the money back?',
      giveBackText: 'The money returns to the buyer, and the order is cancelled.',
      done: '✅ Noted. The payment system answers within seconds',
    },
  },
  zh: {
    title: '收款',
    hint: '买家通过 YooKassa 付款的方式。',
    methods: '表单中的支付方式',
    methodsHint:
      '请启用您的 YooKassa 商户已开通的方式。买家只会看到适合金额的方式；若都未选，则在 YooKassa 页面选择。',
    limits: '{method}：{from} 至 {to}',
    capture: '何时扣款',
    captures: {
      at_once: '立即',
      by_job: '先冻结，检查后扣款：若已拥有课程或账户已停用，款项自动退回',
      by_staff: '先冻结，由员工在订单中决定扣款或退回',
    },
    captureHint: 'SBP 和 Sber 贷款立即扣款：无法冻结，或只能冻结两小时。',
    submit: '保存',
    done: '✅ 收款设置已保存',
    failed: '❌ 操作失败：{reason}',
    held: {
      title: '款项已冻结',
      text: '买家已付款，但尚未扣款。请扣款以开通课程，或退回。',
      take: '扣款',
      takeTitle: '扣取款项？',
      takeText: '学校收到款项，课程随即开通。',
      giveBack: '退回',
      giveBackTitle: '退回款项？',
      giveBackText: '款项退还买家，订单取消。',
      done: '✅ 已提交，支付系统将在几秒内响应',
    },
  },
});
