import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const mailsNoticeMessages = defineMessages({
  ru: {
    title: { mail_doubtful: 'Письмо могло не дойти', mails_stopped: 'Письма не уходят' },
    text: {
      mail_doubtful:
        'Письмо «{subject}» на {email} отправлено дважды, но почтовый сервер не подтвердил, что принял его. Если оно не дошло, отправьте его ещё раз.',
      mails_stopped:
        'Письма школы не уходят с {time}, {day}: {reason}. {count, plural, one {Ждёт отправки # письмо} few {Ждут отправки # письма} many {Ждут отправки # писем} other {Ждут отправки # письма}}. Они уйдут сами, когда почта заработает.',
    },
  },
  en: {
    title: { mail_doubtful: 'An email may not have arrived', mails_stopped: 'Emails do not go out' },
    text: {
      mail_doubtful:
        'The email “{subject}” to {email} was sent twice, and the mail server did not confirm that it took it. If it has not arrived, please send it again.',
      mails_stopped:
        'The school’s emails have not been going out since {time}, {day}: {reason}. {count, plural, one {# email waits} other {# emails wait}}. They go out by themselves once the email works again.',
    },
  },
  zh: {
    title: { mail_doubtful: '邮件可能未送达', mails_stopped: '邮件无法发出' },
    text: {
      mail_doubtful:
        '发往 {email} 的邮件“{subject}”已发送两次，但邮件服务器未确认收到。如果对方没有收到，请再次发送。',
      mails_stopped:
        '自 {day} {time} 起学校的邮件无法发出：{reason}。有 {count} 封邮件等待发送，邮件服务恢复后会自动发出。',
    },
  },
});
