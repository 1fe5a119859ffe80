import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const waitlistPrivacyMessages = defineMessages({
  ru: {
    sections: { waitlist: 'Ожидание открытия школы' },
    columns: { told_at: 'Сообщили об открытии' },
    values: { unconfirmed: 'не подтверждён', waiting: 'ждёт', told: 'письмо отправляется' },
  },
  en: {
    sections: { waitlist: 'Waiting for the school to open' },
    columns: { told_at: 'Told of the opening' },
    values: { unconfirmed: 'not confirmed', waiting: 'waiting', told: 'email on its way' },
  },
  zh: {
    sections: { waitlist: '等待学校开放' },
    columns: { told_at: '通知开放时间' },
    values: { unconfirmed: '未确认', waiting: '等待中', told: '邮件发送中' },
  },
});
