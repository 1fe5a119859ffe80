import { defineMessages } from '#shared/i18n.ts';

export const invitationMailMessages = defineMessages({
  ru: {
    subject: 'Приглашение в панель школы',
    paragraphs: [
      '{inviter} приглашает вас работать в панели управления школы. Ваша роль: {role}.',
      'Чтобы войти, придумайте пароль. Ссылка действует 3 дня и срабатывает один раз. Советуем пароль не короче 12 символов.',
      'Если вы не ждали этого приглашения, ничего делать не нужно.',
    ],
    button: 'Придумать пароль',
  },
  en: {
    subject: 'An invitation to the staff panel',
    paragraphs: [
      '{inviter} invites you to work in the school’s staff panel. Your role: {role}.',
      'To sign in, choose a password. The link can be used once, within 3 days. We recommend at least 12 characters.',
      'If you weren’t expecting this invitation, you can ignore this email.',
    ],
    button: 'Choose a password',
  },
  zh: {
    subject: '管理后台邀请',
    paragraphs: [
      '{inviter} 邀请您使用学校管理后台。您的角色：{role}。',
      '请设置密码后登录。链接 3 天内有效，且只能使用一次。建议密码不少于 12 个字符。',
      '如果您不清楚此邀请，请忽略此邮件。',
    ],
    button: '设置密码',
  },
});

/** The way to one's courses, sent again by staff or with an account that they have made. */
