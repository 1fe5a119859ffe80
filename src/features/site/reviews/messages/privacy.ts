import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const reviewsPrivacyMessages = defineMessages({
  ru: {
    sections: { reviews: 'Отзывы' },
    columns: {
      month: 'Месяц',
      video_url: 'Ссылка на видео',
      cloud_url: 'Ссылка на видео в облаке',
      reply: 'Ответ школы',
      picture_alt: 'Что на картинке',
    },
    values: { written: 'текстом', video: 'на видео', published: 'на сайте', hidden: 'не на сайте' },
  },
  en: {
    sections: { reviews: 'Reviews' },
    columns: {
      month: 'Month',
      video_url: 'Link to the video',
      cloud_url: 'Link to the video in a cloud',
      reply: 'Answer of the school',
      picture_alt: 'What the picture shows',
    },
    values: { written: 'in writing', video: 'on video', published: 'on the site', hidden: 'not on the site' },
  },
  zh: {
    sections: { reviews: '评价' },
    columns: {
      month: '月份',
      video_url: '视频链接',
      cloud_url: '云盘视频链接',
      reply: '学校回复',
      picture_alt: '图片内容',
    },
    values: { written: '文字', video: '视频', published: '已显示在网站', hidden: '未显示在网站' },
  },
});
