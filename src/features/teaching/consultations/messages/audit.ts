import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const consultationsAuditMessages = defineMessages({
  ru: {
    consultation: {
      confirmed: 'Назначение консультации',
      moved: 'Перенос консультации',
      canceled: 'Отмена консультации',
      done: 'Консультация проведена',
    },
  },
  en: {
    consultation: {
      confirmed: 'Consultation scheduled',
      moved: 'Consultation moved',
      canceled: 'Consultation cancelled',
      done: 'Consultation held',
    },
  },
  zh: {
    consultation: {
      confirmed: '安排咨询',
      moved: '改期咨询',
      canceled: '取消咨询',
      done: '咨询已完成',
    },
  },
});
