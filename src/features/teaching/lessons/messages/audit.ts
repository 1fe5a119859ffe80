import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const lessonsAuditMessages = defineMessages({
  ru: {
    lesson: {
      created: 'Новый урок',
      edited: 'Изменение урока',
      captions: 'Субтитры урока',
      ordered: 'Порядок уроков',
      deleted: 'Удаление урока',
      restored: 'Отмена удаления урока',
    },
    section: {
      created: 'Новый раздел курса',
      edited: 'Переименование раздела курса',
      deleted: 'Удаление раздела курса',
      restored: 'Отмена удаления раздела курса',
    },
  },
  en: {
    lesson: {
      created: 'Lesson added',
      edited: 'Lesson changed',
      captions: 'Captions of a lesson',
      ordered: 'Order of lessons',
      deleted: 'Lesson deleted',
      restored: 'Deletion of a lesson undone',
    },
    section: {
      created: 'Section of a course added',
      edited: 'Section of a course renamed',
      deleted: 'Section of a course deleted',
      restored: 'Deletion of a section undone',
    },
  },
  zh: {
    lesson: {
      created: '新增课时',
      edited: '修改课时',
      captions: '课时字幕',
      ordered: '课时顺序',
      deleted: '删除课时',
      restored: '撤销删除课时',
    },
    section: {
      created: '新增课程章节',
      edited: '修改课程章节',
      deleted: '删除课程章节',
      restored: '撤销删除课程章节',
    },
  },
});

/** Fields that it changes, as the audit log names them. */
export const lessonsAuditFieldMessages = defineMessages({
  ru: {
    bonus: 'Бонус',
    task: 'Задание',
    lesson_number: 'Номер урока',
    duration_minutes: 'Длительность, мин',
    is_free: 'Бесплатный',
    section_id: 'Раздел',
    opens_on: 'Открывается',
    opens_after_days: 'Дней после покупки',
    has_done_button: 'Можно отметить пройденным',
    video_file: 'Файл видео',
    video_seconds: 'Длина видео, с',
    poster_file: 'Заставка',
    yandex_disk_url: 'Яндекс Диск',
    captions: 'Субтитры',
    url: 'Другая ссылка',
  },
  en: {
    bonus: 'Bonus',
    task: 'Task',
    lesson_number: 'Lesson number',
    duration_minutes: 'Duration, min',
    is_free: 'Free',
    section_id: 'Section',
    opens_on: 'Opens on',
    opens_after_days: 'Days after purchase',
    has_done_button: 'Can be marked as done',
    video_file: 'Video file',
    video_seconds: 'Length of the video, s',
    poster_file: 'Poster',
    yandex_disk_url: 'Yandex Disk',
    captions: 'Captions',
    url: 'Another link',
  },
  zh: {
    bonus: '附赠',
    task: '作业',
    lesson_number: '课时序号',
    duration_minutes: '时长（分钟）',
    is_free: '免费',
    section_id: '章节',
    opens_on: '开放日期',
    opens_after_days: '购买后天数',
    has_done_button: '可标记为已完成',
    video_file: '视频文件',
    video_seconds: '视频长度（秒）',
    poster_file: '封面',
    yandex_disk_url: 'Yandex Disk',
    captions: '字幕',
    url: '其他链接',
  },
});
