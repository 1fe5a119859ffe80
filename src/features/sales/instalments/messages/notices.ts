import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const instalmentsNoticeMessages = defineMessages({
  ru: {
    title: { instalment_application: 'Заявка на рассрочку' },
    text: {
      instalment_application:
        'Заявка {number} на рассрочку: курс «{course}», {amount}, {months, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}.',
    },
  },
  en: {
    title: { instalment_application: 'An application for instalments' },
    text: {
      instalment_application:
        'Application {number} for instalments: course “{course}”, {amount}, {months, plural, one {# month} other {# months}}.',
    },
  },
  zh: {
    title: { instalment_application: '分期付款申请' },
    text: { instalment_application: '分期申请 {number}：课程“{course}”，{amount}，{months} 个月。' },
  },
});
