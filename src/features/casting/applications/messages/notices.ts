import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const applicationsNoticeMessages = defineMessages({
  ru: {
    title: { model_application: 'Новая анкета модели', model_agreed: 'Согласие на показ в галерее' },
    text: {
      model_application:
        'Анкета {number}: {name}, {age, plural, one {# год} few {# года} many {# лет} other {# года}}, {city}. Ждёт вашего решения.',
      model_agreed: 'Анкета {number}: {name}, {city}, согласие на показ в галерее есть. Можно публиковать.',
    },
  },
  en: {
    title: {
      model_application: 'A new model application',
      model_agreed: 'Consent to be shown in the gallery',
    },
    text: {
      model_application:
        'Application {number}: {name}, {age, plural, one {# year} other {# years}}, {city}. It waits for your decision.',
      model_agreed:
        'Application {number}: {name}, {city}, agrees to be shown in the gallery. You can publish.',
    },
  },
  zh: {
    title: { model_application: '新的模特申请', model_agreed: '同意在展示区展示' },
    text: {
      model_application: '申请 {number}：{name}，{age} 岁，{city}，等待您的决定。',
      model_agreed: '申请 {number}：{name}，{city}，已同意在展示区展示，可以发布。',
    },
  },
});
