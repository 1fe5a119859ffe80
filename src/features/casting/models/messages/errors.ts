import { defineMessages } from '#shared/i18n.ts';

export const modelErrorMessages = defineMessages({
  ru: {
    model_not_found: 'Модель не найдена',
    model_consent_missing: 'Без согласия модели публиковать нельзя: сначала запишите его',
  },
  en: {
    model_not_found: 'model not found',
    model_consent_missing: 'Nobody is published without their consent: please record it first',
  },
  zh: {
    model_not_found: '未找到该模特',
    model_consent_missing: '未经模特同意不得发布：请先登记同意书',
  },
});
