import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const waitlistAuditMessages = defineMessages({
  ru: { waitlist: { told: 'Письмо об открытии школы' } },
  en: { waitlist: { told: 'Email about the opening' } },
  zh: { waitlist: { told: '学校开放通知邮件' } },
});

/** Its subjects, as the audit log names them. */
export const waitlistAuditSubjectMessages = defineMessages({
  ru: { waitlist: { only: 'Ждут открытия' } },
  en: { waitlist: { only: 'Waitlist' } },
  zh: { waitlist: { only: '等待开放名单' } },
});
