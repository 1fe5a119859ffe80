import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const noticesPrivacyMessages = defineMessages({
  ru: {
    sections: {
      notice_choices: 'Выбранные уведомления сотрудника',
      notice_settings: 'Тихие часы уведомлений',
      telegram_links: 'Подключённый Telegram',
      telegram_codes: 'Коды подключения Telegram',
      telegram_messages: 'Сообщения бота в Telegram, на которые можно ответить',
      staff_notices: 'Уведомления сотруднику',
    },
    columns: {
      channel: 'Куда',
      is_wanted: 'Сообщать',
      quiet_from: 'Тихие часы с',
      quiet_until: 'Тихие часы до',
      time_zone: 'Часовой пояс',
      chat_id: 'Номер чата',
      linked_at: 'Подключено',
      off_at: 'Отключено',
    },
  },
  en: {
    sections: {
      notice_choices: 'Chosen notices to staff',
      notice_settings: 'Quiet hours of notices',
      telegram_links: 'Linked Telegram',
      telegram_codes: 'Codes that link Telegram',
      telegram_messages: 'Messages of the bot in Telegram that may be answered',
      staff_notices: 'Notices to staff',
    },
    columns: {
      channel: 'Channel',
      is_wanted: 'Wanted',
      quiet_from: 'Quiet from',
      quiet_until: 'Quiet until',
      time_zone: 'Time zone',
      chat_id: 'Number of the chat',
      linked_at: 'Linked',
      off_at: 'Switched off',
    },
  },
  zh: {
    sections: {
      notice_choices: '工作人员的通知选择',
      notice_settings: '免打扰时段',
      telegram_links: '已关联的 Telegram',
      telegram_codes: '关联 Telegram 的代码',
      telegram_messages: '可回复的 Telegram 机器人消息',
      staff_notices: '发给工作人员的通知',
    },
    columns: {
      channel: '渠道',
      is_wanted: '是否通知',
      quiet_from: '免打扰开始',
      quiet_until: '免打扰结束',
      time_zone: '时区',
      chat_id: '对话编号',
      linked_at: '关联时间',
      off_at: '关闭时间',
    },
  },
});
