import { defineMessages } from '#shared/i18n.ts';

export const noticeErrorMessages = defineMessages({
  ru: {
    telegram_away:
      'Telegram не отвечает. Попробуйте позже; если не поможет, пусть тот, кто ведёт сервер, проверит бота',
  },
  en: {
    telegram_away:
      'Telegram does not answer. Try again later; if that does not help, ask whoever runs the server to check the bot',
  },
  zh: {
    telegram_away: 'Telegram 没有响应。请稍后再试；如仍无效，请让服务器管理员检查机器人',
  },
});
