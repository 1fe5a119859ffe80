import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const applicationsTaskMessages = defineMessages({
  ru: {
    title: { application_new: 'Новые анкеты', model_agreed: 'Согласны на галерею' },
    act: { application_new: 'Рассмотреть', model_agreed: 'Опубликовать' },
  },
  en: {
    title: { application_new: 'New applications', model_agreed: 'Ready for the gallery' },
    act: { application_new: 'Review', model_agreed: 'Publish' },
  },
  zh: {
    title: { application_new: '新申请', model_agreed: '同意在展廊发布' },
    act: { application_new: '审核', model_agreed: '发布' },
  },
});
