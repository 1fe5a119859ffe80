import { defineMessages } from '#shared/i18n.ts';

/** Its settings, as the search over the panel names them. */
export const instalmentsShortcutMessages = defineMessages({
  ru: { instalmentSettings: 'Настройки рассрочки' },
  en: { instalmentSettings: 'Instalment settings' },
  zh: { instalmentSettings: '分期付款设置' },
});
