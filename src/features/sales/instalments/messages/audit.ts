import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const instalmentsAuditMessages = defineMessages({
  ru: {
    instalment: {
      sent_again: 'Повторная отправка заявки на рассрочку',
      canceled: 'Отзыв заявки на рассрочку',
      noted: 'Заметка к заявке на рассрочку',
    },
  },
  en: {
    instalment: {
      sent_again: 'Application for instalments sent again',
      canceled: 'Application for instalments withdrawn',
      noted: 'Note on an application for instalments',
    },
  },
  zh: {
    instalment: {
      sent_again: '重新发送分期申请',
      canceled: '撤回分期申请',
      noted: '分期申请备注',
    },
  },
});

/** Its subjects, as the audit log names them. */
export const instalmentsAuditSubjectMessages = defineMessages({
  ru: { school: { instalments: 'Рассрочка на сайте' } },
  en: { school: { instalments: 'Instalments on the site' } },
  zh: { school: { instalments: '网站上的分期付款' } },
});

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const instalmentsAuditFieldMessages = defineMessages({
  ru: { months: 'Срок, месяцев' },
  en: { months: 'Term, months' },
  zh: { months: '期限（月）' },
});
