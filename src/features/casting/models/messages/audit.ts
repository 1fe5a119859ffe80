import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const modelsAuditMessages = defineMessages({
  ru: {
    model: {
      created: 'Добавление модели',
      edited: 'Изменение модели',
      moved: 'Место модели в галерее',
      published: 'Публикация модели',
      hidden: 'Модель скрыта',
      consent_recorded: 'Согласие модели записано',
      consent_withdrawn: 'Согласие модели отозвано',
      deleted: 'Удаление модели',
      restored: 'Возвращение модели',
      purged: 'Модель стёрта окончательно',
    },
  },
  en: {
    model: {
      created: 'Model added',
      edited: 'Model changed',
      moved: 'Place of a model in the gallery',
      published: 'Model published',
      hidden: 'Model hidden',
      consent_recorded: 'Consent of a model recorded',
      consent_withdrawn: 'Consent of a model withdrawn',
      deleted: 'Model deleted',
      restored: 'Model brought back',
      purged: 'Model gone for good',
    },
  },
  zh: {
    model: {
      created: '添加模特',
      edited: '修改模特',
      moved: '模特在展示区的位置',
      published: '发布模特',
      hidden: '隐藏模特',
      consent_recorded: '登记模特同意书',
      consent_withdrawn: '模特撤回同意',
      deleted: '删除模特',
      restored: '恢复模特',
      purged: '模特已彻底删除',
    },
  },
});
