import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const refundsPrivacyMessages = defineMessages({
  ru: {
    sections: { refunds: 'Возвраты', refund_wishes: 'Просьбы сотрудников вернуть вам деньги' },
    columns: {
      origin: 'Кто начал (код)',
      way: 'Как возвращаются деньги (код)',
      suggested_kopecks: 'Предложенная сумма',
      wish: 'Ваша просьба',
      closes_access: 'Доступ закрывается',
      revokes_certificate: 'Сертификат отзывается',
      provider_refund_id: 'Номер возврата',
      failure: 'Почему не удалось (код)',
      lessons_done: 'Пройдено уроков',
      lessons_total: 'Всего уроков',
      outcome: 'Чем закончилось (код)',
      answer: 'Ответ',
    },
  },
  en: {
    sections: { refunds: 'Refunds', refund_wishes: 'Wishes of staff to return money to you' },
    columns: {
      origin: 'Begun by (code)',
      way: 'How the money returns (code)',
      suggested_kopecks: 'Suggested sum',
      wish: 'Your words',
      closes_access: 'The course closes',
      revokes_certificate: 'The certificate is revoked',
      provider_refund_id: 'Number of the refund',
      failure: 'Why it failed (code)',
      lessons_done: 'Lessons done',
      lessons_total: 'Lessons in all',
      outcome: 'How it ended (code)',
      answer: 'Answer',
    },
  },
  zh: {
    sections: { refunds: '退款', refund_wishes: '员工提出的退款请求' },
    columns: {
      origin: '发起人（代码）',
      way: '退款方式（代码）',
      suggested_kopecks: '建议金额',
      wish: '您的说明',
      closes_access: '关闭课程',
      revokes_certificate: '撤销证书',
      provider_refund_id: '退款编号',
      failure: '失败原因（代码）',
      lessons_done: '已完成课节',
      lessons_total: '课节总数',
      outcome: '结果（代码）',
      answer: '答复',
    },
  },
});
