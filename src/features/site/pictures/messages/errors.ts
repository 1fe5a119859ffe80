import { defineMessages } from '#shared/i18n.ts';

export const pictureErrorMessages = defineMessages({
  ru: {
    picture_not_found: 'Картинка не найдена',
    picture_too_many: 'Больше двенадцати доказательств страница не показывает: уберите одно из них',
  },
  en: {
    picture_not_found: 'picture not found',
    picture_too_many: 'The page shows no more than twelve proofs: remove one of them first',
  },
  zh: {
    picture_not_found: '未找到该图片',
    picture_too_many: '页面最多显示十二张成果照片，请先移除一张',
  },
});
