import { supportAuditFieldMessages, supportAuditMessages, supportAuditSubjectMessages } from './audit.ts';
import { inboxMessages } from './inbox.ts';
import { supportNoticeMessages } from './notices.ts';
import { supportStuckMessages } from './stuck.ts';
import { supportMessages } from './support.ts';
import { supportTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const supportTexts = {
  auditFields: supportAuditFieldMessages,
  auditActions: supportAuditMessages,
  auditSubjects: supportAuditSubjectMessages,
  support: supportMessages,
  supportInbox: inboxMessages,
  noticeKinds: supportNoticeMessages,
  stuckKinds: supportStuckMessages,
  taskKinds: supportTaskMessages,
};
