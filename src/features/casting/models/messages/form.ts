import { defineMessages } from '#shared/i18n.ts';

/** The form of a model, with the photo. */
export const modelFormMessages = defineMessages({
  ru: {
    add: {
      button: 'Добавить модель',
      title: 'Новая модель',
      submit: 'Добавить',
      done: '✅ Модель добавлена',
      failed: '❌ Ошибка добавления модели: {reason}',
    },
    edit: {
      button: 'Изменить',
      title: 'Модель: {name}',
      parts: 'Разделы формы',
      facts: 'Данные и фото',
      consent: 'Согласие',
      submit: 'Сохранить',
      done: '✅ Модель сохранена',
      failed: '❌ Ошибка сохранения модели: {reason}',
    },
    fields: {
      name: { ru: 'Имя (рус.)', en: 'Имя (англ.)', zh: 'Имя (кит.)' },
      location: { ru: 'Город (рус.)', en: 'Город (англ.)', zh: 'Город (кит.)' },
      height: 'Рост, см',
      size: 'Размер',
      fallback: 'Пустые поля на английском и китайском заменит английский, а за ним русский текст.',
    },
    photo: {
      title: 'Фото',
      hint: 'PNG, JPEG, WebP или AVIF до 5 МБ. Данные съёмки и места из файла стираются.',
      remove: 'Убрать фото',
    },
  },
  en: {
    add: {
      button: 'Add a model',
      title: 'New model',
      submit: 'Add',
      done: '✅ Model added',
      failed: '❌ The model was not added: {reason}',
    },
    edit: {
      button: 'Edit',
      title: 'Model: {name}',
      parts: 'Parts of the form',
      facts: 'Facts and photo',
      consent: 'Consent',
      submit: 'Save',
      done: '✅ Model saved',
      failed: '❌ The model was not saved: {reason}',
    },
    fields: {
      name: { ru: 'Name (Russian)', en: 'Name (English)', zh: 'Name (Chinese)' },
      location: { ru: 'City (Russian)', en: 'City (English)', zh: 'City (Chinese)' },
      height: 'Height, cm',
      size: 'Size',
      fallback: 'A text missing in English or Chinese falls back to English, then to Russian.',
    },
    photo: {
      title: 'Photo',
      hint: 'PNG, JPEG, WebP or AVIF of at most 5 MB. Where and how it was taken is removed from the file.',
      remove: 'Remove the photo',
    },
  },
  zh: {
    add: {
      button: '添加模特',
      title: '新模特',
      submit: '添加',
      done: '✅ 已添加模特',
      failed: '❌ 添加模特失败：{reason}',
    },
    edit: {
      button: '编辑',
      title: '模特：{name}',
      parts: '表单部分',
      facts: '资料与照片',
      consent: '同意书',
      submit: '保存',
      done: '✅ 已保存',
      failed: '❌ 保存失败：{reason}',
    },
    fields: {
      name: { ru: '姓名（俄文）', en: '姓名（英文）', zh: '姓名（中文）' },
      location: { ru: '城市（俄文）', en: '城市（英文）', zh: '城市（中文）' },
      height: '身高（厘米）',
      size: '尺码',
      fallback: '英文或中文留空时，先显示英文，再显示俄文。',
    },
    photo: {
      title: '照片',
      hint: '不超过 5 MB 的 PNG、JPEG、WebP 或 AVIF。文件中的拍摄信息和地点会被清除。',
      remove: '移除照片',
    },
  },
});
