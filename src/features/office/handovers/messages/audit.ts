import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const handoversAuditMessages = defineMessages({
  ru: { handover: { made: 'Передача коллеге', done: 'Переданное сделано' } },
  en: { handover: { made: 'Handed to a colleague', done: 'Handover done' } },
  zh: { handover: { made: '转交同事', done: '转交事项已完成' } },
});

/** Fields that it changes, as the audit log names them. */
export const handoversAuditFieldMessages = defineMessages({
  ru: { colleague: 'Коллега' },
  en: { colleague: 'Colleague' },
  zh: { colleague: '同事' },
});
