import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const refundsAuditMessages = defineMessages({
  ru: {
    refund: {
      made: 'Возврат денег',
      approved: 'Возврат по просьбе покупателя',
      declined: 'Отказ в возврате',
      retried: 'Повтор возврата',
      sent: 'Возврат, отправленный вручную',
      receipt_entered: 'Номер чека возврата',
      wished: 'Просьба коллегам вернуть деньги',
      wish_declined: 'Отказ на просьбу коллеги о возврате',
    },
  },
  en: {
    refund: {
      made: 'Refund made',
      approved: 'Refund granted',
      declined: 'Refund declined',
      retried: 'Refund sent again',
      sent: 'Refund sent by hand',
      receipt_entered: 'Number of a refund’s receipt',
      wished: 'Refund asked of colleagues',
      wish_declined: 'A colleague’s wish for a refund declined',
    },
  },
  zh: {
    refund: {
      made: '退款',
      approved: '批准退款申请',
      declined: '拒绝退款申请',
      retried: '重新提交退款',
      sent: '手动退款',
      receipt_entered: '退款收据编号',
      wished: '请同事退款',
      wish_declined: '拒绝同事的退款请求',
    },
  },
});

/** Fields that it changes, as the audit log names them. */
export const refundsAuditFieldMessages = defineMessages({
  ru: {
    closes_access: 'Закрыть доступ',
    revokes_certificate: 'Отозвать сертификат',
    way: 'Как вернуть',
    finished_from: 'Завершён с',
    finished_to: 'Завершён по',
  },
  en: {
    closes_access: 'Close the course',
    revokes_certificate: 'Revoke the certificate',
    way: 'How to return',
    finished_from: 'Finished from',
    finished_to: 'Finished to',
  },
  zh: {
    closes_access: '关闭课程',
    revokes_certificate: '撤销证书',
    way: '退款方式',
    finished_from: '完成起始',
    finished_to: '完成截止',
  },
});
