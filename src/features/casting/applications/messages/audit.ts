import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const applicationsAuditMessages = defineMessages({
  ru: {
    application: {
      approved: 'Анкета модели одобрена',
      rejected: 'Анкета модели отклонена',
      reopened: 'Анкета модели возвращена в новые',
      undone: 'Отмена решения по анкете модели',
      minor_cleared: 'Отметка «нет 18 лет» снята с анкеты',
      noted: 'Заметка к анкете модели',
      publication_asked: 'Вопрос о показе в галерее',
      published: 'Публикация модели из анкеты',
      unpublished: 'Модель из анкеты убрана из галереи',
      erased: 'Удаление анкеты модели по сроку',
    },
    application_settings: { changed: 'Срок хранения анкет моделей' },
  },
  en: {
    application: {
      approved: 'Model application approved',
      rejected: 'Model application rejected',
      reopened: 'Model application reopened',
      undone: 'Decision on a model application undone',
      minor_cleared: 'Tick “under 18” taken off an application',
      noted: 'Note on a model application',
      publication_asked: 'Asked about the gallery',
      published: 'Model of an application published',
      unpublished: 'Model of an application taken out of the gallery',
      erased: 'Model application erased at its term',
    },
    application_settings: { changed: 'Retention of model applications' },
  },
  zh: {
    application: {
      approved: '模特申请已通过',
      rejected: '模特申请未通过',
      reopened: '重新审核模特申请',
      undone: '撤销模特申请的决定',
      minor_cleared: '取消申请的“未满 18 岁”标记',
      noted: '模特申请备注',
      publication_asked: '询问展示意愿',
      published: '发布申请中的模特',
      unpublished: '将申请中的模特移出展示区',
      erased: '模特申请到期删除',
    },
    application_settings: { changed: '模特申请保存期限' },
  },
});

/** Fields that it changes, as the audit log names them. */
export const applicationsAuditFieldMessages = defineMessages({
  ru: {
    modelingExperience: 'Опыт',
    guardian: 'Законный представитель',
    gallery: 'Галерея',
    keep_rejected_days: 'Дней хранения после отказа',
    comment: 'Комментарий',
    source: 'Откуда',
  },
  en: {
    modelingExperience: 'Experience',
    guardian: 'Guardian',
    gallery: 'Gallery',
    keep_rejected_days: 'Days kept after a rejection',
    comment: 'Comment',
    source: 'Source',
  },
  zh: {
    modelingExperience: '经验',
    guardian: '监护人',
    gallery: '模特库',
    keep_rejected_days: '拒绝后保存天数',
    comment: '备注',
    source: '来源',
  },
});

/** Its subjects, as the audit log names them. */
export const applicationsAuditSubjectMessages = defineMessages({
  ru: { application_settings: { only: applicationsAuditMessages.ru.application_settings.changed } },
  en: { application_settings: { only: applicationsAuditMessages.en.application_settings.changed } },
  zh: { application_settings: { only: applicationsAuditMessages.zh.application_settings.changed } },
});
