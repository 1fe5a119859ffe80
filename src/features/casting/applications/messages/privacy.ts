import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const applicationsPrivacyMessages = defineMessages({
  ru: {
    sections: {
      model_applications: 'Анкеты модели',
      application_history: 'История анкет модели',
      application_snaps: 'Фотографии анкет модели',
    },
    columns: {
      event: 'Событие',
      source: 'Форма',
      full_name: 'Имя и фамилия',
      country: 'Страна',
      clothing_size: 'Размер одежды',
      about: 'О себе',
      comment: 'Ответ школы',
      guardian: 'Согласие законного представителя',
      publication: 'Согласие на показ в галерее',
      erasure_told_at: 'Предупредили об удалении',
    },
  },
  en: {
    sections: {
      model_applications: 'Model applications',
      application_history: 'History of model applications',
      application_snaps: 'Photos of model applications',
    },
    columns: {
      event: 'Event',
      source: 'Form',
      full_name: 'Full name',
      country: 'Country',
      clothing_size: 'Clothing size',
      about: 'About',
      comment: 'Answer of the school',
      guardian: 'Consent of the guardian',
      publication: 'Consent to be shown in the gallery',
      erasure_told_at: 'Told of the erasure',
    },
  },
  zh: {
    sections: {
      model_applications: '模特申请',
      application_history: '模特申请记录',
      application_snaps: '模特申请照片',
    },
    columns: {
      event: '事件',
      source: '表单',
      full_name: '姓名',
      country: '国家',
      clothing_size: '服装尺码',
      about: '自我介绍',
      comment: '学校答复',
      guardian: '监护人同意',
      publication: '展示同意',
      erasure_told_at: '已通知删除',
    },
  },
});
