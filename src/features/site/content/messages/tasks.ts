import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const contentTaskMessages = defineMessages({
  ru: {
    title: { plan_held: 'Тексты не вышли: их запланировал тот, у кого больше нет прав' },
    act: { plan_held: 'Решить' },
  },
  en: {
    title: { plan_held: 'Texts were held back: whoever planned them no longer has the right' },
    act: { plan_held: 'Decide' },
  },
  zh: { title: { plan_held: '文本未发布：安排者已无权限' }, act: { plan_held: '处理' } },
});
