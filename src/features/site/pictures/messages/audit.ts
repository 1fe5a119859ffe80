import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const picturesAuditMessages = defineMessages({
  ru: {
    site_picture: {
      added: 'Картинка на сайте',
      edited: 'Изменение картинки сайта',
      moved: 'Место картинки на странице',
      removed: 'Картинка убрана с сайта',
      restored: 'Картинка возвращена на сайт',
      purged: 'Картинка сайта стёрта окончательно',
    },
  },
  en: {
    site_picture: {
      added: 'Picture put on the site',
      edited: 'Picture of the site changed',
      moved: 'Place of a picture on the page',
      removed: 'Picture taken off the site',
      restored: 'Picture brought back to the site',
      purged: 'Picture of the site deleted permanently',
    },
  },
  zh: {
    site_picture: {
      added: '网站添加图片',
      edited: '修改网站图片',
      moved: '图片在页面上的位置',
      removed: '图片已从网站移除',
      restored: '图片已恢复到网站',
      purged: '网站图片已彻底删除',
    },
  },
});

/** Fields that it changes, as the audit log names them. */
export const picturesAuditFieldMessages = defineMessages({
  ru: { alt: 'Описание для незрячих', caption: 'Подпись', film: 'Видео', only_language: 'Только на языке' },
  en: { alt: 'Alternative text', caption: 'Caption', film: 'Video', only_language: 'Only in the language' },
  zh: { alt: '替代文字', caption: '图片说明', film: '视频', only_language: '仅限语言' },
});
