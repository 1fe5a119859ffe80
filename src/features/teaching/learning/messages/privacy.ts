import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const learningPrivacyMessages = defineMessages({
  ru: {
    sections: { progress: 'Прохождение уроков', video_tickets: 'Пропуска к видео' },
    columns: {
      position_at: 'Место в видео отмечено',
      sittings: 'Сколько раз возвращались к видео',
      watched_percent: 'Просмотрено, %',
      completed_at: 'Пройден',
      position_seconds: 'Остановка, с',
      duration_seconds: 'Длина видео, с',
      watched: 'Просмотренные отрезки, с',
      lesson_title: 'Урок',
    },
  },
  en: {
    sections: { progress: 'Progress in lessons', video_tickets: 'Tickets to videos' },
    columns: {
      position_at: 'Place in the video noted',
      sittings: 'Times sat down to it',
      watched_percent: 'Watched, %',
      completed_at: 'Done',
      position_seconds: 'Stopped at, s',
      duration_seconds: 'Length of the video, s',
      watched: 'Parts watched, s',
      lesson_title: 'Lesson',
    },
  },
  zh: {
    sections: { progress: '学习进度', video_tickets: '视频凭证' },
    columns: {
      position_at: '视频位置记录时间',
      sittings: '观看次数',
      watched_percent: '已观看（%）',
      completed_at: '完成时间',
      position_seconds: '停止位置（秒）',
      duration_seconds: '视频时长（秒）',
      watched: '已观看片段（秒）',
      lesson_title: '课节',
    },
  },
});
