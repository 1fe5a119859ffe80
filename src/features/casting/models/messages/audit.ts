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
      purged: 'Model deleted permanently',
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

/** Fields that it changes, as the audit log names them. */
export const modelsAuditFieldMessages = defineMessages({
  ru: {
    height: 'Рост, см',
    size: 'Размер',
    location: 'Город',
    framing: 'Кадр',
    consent: 'Согласие',
    photo: 'Фото',
    is_published: 'В галерее',
    signed_by: 'Кто подписал',
    signed_on: 'Дата подписи',
  },
  en: {
    height: 'Height, cm',
    size: 'Size',
    location: 'City',
    framing: 'Framing',
    consent: 'Consent',
    photo: 'Photo',
    is_published: 'In the gallery',
    signed_by: 'Signed by',
    signed_on: 'Signed on',
  },
  zh: {
    height: '身高（厘米）',
    size: '尺码',
    location: '城市',
    framing: '取景',
    consent: '同意书',
    photo: '照片',
    is_published: '在展示区',
    signed_by: '签署人',
    signed_on: '签署日期',
  },
});
