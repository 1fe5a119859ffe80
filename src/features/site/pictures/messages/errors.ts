import { defineMessages } from '#shared/i18n.ts';

export const pictureErrorMessages = defineMessages({
  ru: {
    picture_not_found: 'Картинка не найдена',
    picture_too_many:
      'Посетитель видит не больше двенадцати доказательств: уберите одно из них или выберите другой язык',
  },
  en: {
    picture_not_found: 'picture not found',
    picture_too_many:
      'A visitor sees no more than twelve proofs: remove one of them first, or choose another language',
  },
  zh: {
    picture_not_found: '未找到该图片',
    picture_too_many: '每位访客最多看到十二张成果照片，请先移除一张，或选择其他语言',
  },
});
