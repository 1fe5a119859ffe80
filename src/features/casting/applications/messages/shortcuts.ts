import { defineMessages } from '#shared/i18n.ts';

/** Its settings, as the search over the panel names them. */
export const applicationsShortcutMessages = defineMessages({
  ru: { applicationRetention: 'Срок хранения анкет' },
  en: { applicationRetention: 'How long applications are kept' },
  zh: { applicationRetention: '申请保存期限' },
});
