import { defineMessages } from '#shared/i18n.ts';

/** Its forms, as the panel's first page names them. */
export const modelsShortcutMessages = defineMessages({
  ru: { model: 'Добавить модель' },
  en: { model: 'Add a model' },
  zh: { model: '添加模特' },
});
