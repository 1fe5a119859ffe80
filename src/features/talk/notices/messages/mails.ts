import { defineMessages } from '#shared/i18n.ts';

/** Begins with a line for each notice. */
export const noticeMailMessages = defineMessages({
  ru: {
    subject:
      '{count, plural, =1 {{title}} one {# событие в школе} few {# события в школе} many {# событий в школе} other {# события в школе}}',
    paragraphs: ['О чём и как сообщать, выбираете вы сами: {settings}'],
    button: '{batch, select, one {Посмотреть} other {Открыть панель}}',
    footer: 'Вы получили это письмо, потому что работаете в школе и выбрали такие уведомления.',
  },
  en: {
    subject: '{count, plural, =1 {{title}} other {# events in the school}}',
    paragraphs: ['You choose what to be told of, and how: {settings}'],
    button: '{batch, select, one {Have a look} other {Open the panel}}',
    footer: 'You are receiving this because you work at the school and chose to be told.',
  },
  zh: {
    subject: '{count, plural, =1 {{title}} other {学校有 # 个新事件}}',
    paragraphs: ['通知的内容和方式由您选择：{settings}'],
    button: '{batch, select, one {查看} other {打开管理后台}}',
    footer: '您收到此邮件，是因为您在学校工作并选择了此类通知。',
  },
});

export const telegramOffMessages = defineMessages({
  ru: {
    subject: 'Уведомления в Telegram отключены',
    paragraphs: [
      'Бот школы не может написать вам: вы остановили его, или чат с ним удалён. Мы отключили уведомления в Telegram, чтобы ничего не терялось молча.',
      '{missed, select, none {} other {Вот о чём он должен был сообщить:}}',
      '{missed, select, none {} other {{missed}}}',
      'Чтобы включить их снова, подключите Telegram ещё раз.',
    ],
    button: 'Открыть настройки',
    footer: 'Вы получили это письмо, потому что подключили уведомления школы в Telegram.',
  },
  en: {
    subject: 'Notices by Telegram are switched off',
    paragraphs: [
      'The bot of the school cannot write to you: you have stopped it, or the chat is gone. We have switched notices by Telegram off, so that nothing gets lost silently.',
      '{missed, select, none {} other {This is what it would have told you:}}',
      '{missed, select, none {} other {{missed}}}',
      'To switch them on again, link Telegram once more.',
    ],
    button: 'Open the settings',
    footer: 'You are receiving this because you linked Telegram for notices of the school.',
  },
  zh: {
    subject: 'Telegram 通知已关闭',
    paragraphs: [
      '学校的机器人无法给您发消息：您停用了它，或对话已删除。为避免消息悄然丢失，我们已关闭 Telegram 通知。',
      '{missed, select, none {} other {它本应通知您：}}',
      '{missed, select, none {} other {{missed}}}',
      '如需重新开启，请再次关联 Telegram。',
    ],
    button: '打开设置',
    footer: '您收到此邮件，是因为您关联了 Telegram 以接收学校通知。',
  },
});

/** Answers of the bot. */
export const botMessages = defineMessages({
  ru: {
    linked: 'Готово. Сюда будут приходить уведомления: {school}. Выбрать, какие, можно в панели: {settings}',
    unknown:
      'Этот код не подошёл: он действует {minutes} минут и только один раз. Получите новый в панели школы.',
    replied: '✅ Ответ отправлен посетителю',
    notReplied: '❌ {reason}',
  },
  en: {
    linked: 'Done. Notices of {school} will come here. Choose which in the panel: {settings}',
    unknown:
      'This code does not fit: it works for {minutes} minutes and only once. Get another one in the panel.',
    replied: '✅ Your answer has been sent to the visitor',
    notReplied: '❌ {reason}',
  },
  zh: {
    linked: '完成。{school} 的通知将发送到这里。可在管理后台选择通知内容：{settings}',
    unknown: '此代码无效：有效期为 {minutes} 分钟，且只能使用一次。请在管理后台获取新代码。',
    replied: '✅ 回复已发送给访客',
    notReplied: '❌ {reason}',
  },
});
