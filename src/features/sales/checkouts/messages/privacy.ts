import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const checkoutsPrivacyMessages = defineMessages({
  ru: {
    sections: { unfinished_orders: 'Незавершённые оплаты', reminder_stops: 'Отказ от напоминаний об оплате' },
    columns: { changed_at: 'Последняя отметка' },
  },
  en: {
    sections: { unfinished_orders: 'Unfinished payments', reminder_stops: 'Reminders of payments ended' },
    columns: { changed_at: 'Last note' },
  },
  zh: {
    sections: { unfinished_orders: '未完成的付款', reminder_stops: '已停止付款提醒' },
    columns: { changed_at: '最近记录' },
  },
});
