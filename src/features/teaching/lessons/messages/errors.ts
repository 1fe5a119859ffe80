import { defineMessages } from '#shared/i18n.ts';

export const lessonErrorMessages = defineMessages({
  ru: {
    lesson_not_found: 'Урок не найден',
    captions_wrong:
      'Строка {line}: {problem, select, header {первая строка файла должна быть WEBVTT} time {время пишется так: 00:01:02.500 --> 00:01:05.000} end {титр кончается раньше, чем начинается} order {титр начинается раньше предыдущего} letters {вместо букв значки: сохраните файл в кодировке UTF-8} other {в файле нет ни одного титра}}',
  },
  en: {
    lesson_not_found: 'lesson not found',
    captions_wrong:
      'Line {line}: {problem, select, header {the first line of the file must be WEBVTT} time {times look like this: 00:01:02.500 --> 00:01:05.000} end {a caption ends before it begins} order {a caption begins before the one above it} letters {there are signs instead of letters: save the file as UTF-8} other {there is not a single caption in the file}}',
  },
  zh: {
    lesson_not_found: '未找到该课节',
    captions_wrong:
      '第 {line} 行：{problem, select, header {文件第一行必须是 WEBVTT} time {时间格式应为 00:01:02.500 --> 00:01:05.000} end {字幕结束时间早于开始时间} order {字幕开始时间早于上一条} letters {出现乱码：请将文件另存为 UTF-8} other {文件中没有任何字幕}}',
  },
});
