import { defineMessages } from '#shared/i18n.ts';

/** Its steps of a school’s launch: what each is for, and what there is to say of it. */
export const paymentsLaunchMessages = defineMessages({
  ru: {
    payments: {
      lead: 'Проверьте магазин настоящим платежом раньше, чем это сделает первый покупатель.',
      notes: {
        not_set: 'Платёжная система не подключена.',
        untried: 'Нынешний магазин ещё не пробовали.',
        refused: 'Последний пробный платёж не прошёл.',
        test_key:
          'Подключён тестовый магазин: деньги не списываются, заказы помечены «тест». Поставьте боевой ключ и попробуйте снова.',
        returned: 'Рубль оплачен и возвращён.',
        simulated: 'Рубль оплачен и возвращён — имитатором, не банком.',
      },
    },
  },
  en: {
    payments: {
      lead: 'Try the shop with a real payment before the first buyer does.',
      notes: {
        not_set: 'No payment provider is connected.',
        untried: 'The present shop has not been tried yet.',
        refused: 'The latest trial payment failed.',
        test_key:
          'A test shop is connected: no money is taken, and orders are marked as tests. Set the real key and try again.',
        returned: 'The ruble was paid and sent back.',
        simulated: 'The ruble was paid and sent back, by the simulator and by no bank.',
      },
    },
  },
  zh: {
    payments: {
      lead: '请在第一位买家之前，用真实付款测试商户。',
      notes: {
        not_set: '尚未连接支付平台。',
        untried: '当前商户尚未测试。',
        refused: '最近一次试付款未成功。',
        test_key: '当前连接的是测试商户：不会扣款，订单标记为“测试”。请设置正式密钥后重试。',
        returned: '一卢布已支付并退回。',
        simulated: '一卢布已支付并退回，由模拟器完成，并非银行。',
      },
    },
  },
});
