/** Wordings beside the boxes of an application, as the ledger of consents keeps them. */
import type { Language } from '#shared/i18n.ts';

export const agreementWordings: Record<Language, { photos: string; publication: string }> = {
  ru: {
    photos:
      'Я даю согласие на использование моих фотографий для рассмотрения анкеты. Их видят только сотрудники школы',
    publication:
      'Я даю согласие на то, чтобы школа показывала в галерее на своём сайте моё имя, город, рост, размер одежды и фотографию. Я могу отозвать это согласие в любой момент, и запись сразу исчезнет с сайта',
  },
  en: {
    photos:
      'I consent to the use of my photos for considering this application. Only the school’s staff see them',
    publication:
      'I consent to the school showing my name, city, height, clothing size and photo in the gallery on its website. I can take this consent back at any time, and the entry then disappears from the site at once',
  },
  zh: {
    photos: '我同意学校为审核申请而使用我的照片，照片仅供学校工作人员查看',
    publication:
      '我同意学校在其网站的模特展示区展示我的姓名、城市、身高、服装尺码和照片。我可以随时撤回同意，相关内容将立即从网站上移除',
  },
};
