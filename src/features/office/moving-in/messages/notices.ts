import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const movingInNoticeMessages = defineMessages({
  ru: {
    title: { moving_in_ended: 'Переезд из файла закончился' },
    text: {
      moving_in_ended:
        '«{file}»: {state, select, done {перенесено. Новых строк: {created}, изменивших известное: {changed}, отклонено: {refused}} undone {всё, что принёс файл, отменено} other {работа прервалась. Загляните на страницу переезда: там сказано, что случилось}}.',
    },
  },
  en: {
    title: { moving_in_ended: 'Moving in from a file has ended' },
    text: {
      moving_in_ended:
        '“{file}”: {state, select, done {moved in. Rows that brought something new: {created}, that changed what was known: {changed}, refused: {refused}} undone {all that the file brought was taken back} other {the work was interrupted. The page for moving in tells what happened}}.',
    },
  },
  zh: {
    title: { moving_in_ended: '文件迁入已结束' },
    text: {
      moving_in_ended:
        '“{file}”：{state, select, done {已迁入。新增 {created} 行，更新 {changed} 行，拒绝 {refused} 行} undone {该文件带来的内容已全部撤销} other {工作中断，请在迁入页面查看原因}}。',
    },
  },
});
