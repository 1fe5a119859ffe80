import { defineMessages } from '#shared/i18n.ts';

/** Around the school's own pictures on the page. */
export const picturesMessages = defineMessages({
  ru: { film: 'Смотреть видео', filmLength: 'Смотреть видео, {length}', filmTitle: 'Видео о школе' },
  en: {
    film: 'Watch the video',
    filmLength: 'Watch the video, {length}',
    filmTitle: 'Video about the school',
  },
  zh: { film: '观看视频', filmLength: '观看视频 {length}', filmTitle: '学校介绍视频' },
});
