import { mailsAuditMessages } from './audit.ts';
import { mailsLaunchMessages } from './launch.ts';
import { mailsNoticeMessages } from './notices.ts';
import { mailsPanelMessages } from './panel.ts';
import { mailReasonMessages } from './reasons.ts';
import { mailsStuckMessages } from './stuck.ts';
import { mailsTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const mailsTexts = {
  auditActions: mailsAuditMessages,
  mailsPanel: mailsPanelMessages,
  mailReasons: mailReasonMessages,
  noticeKinds: mailsNoticeMessages,
  stuckKinds: mailsStuckMessages,
  taskKinds: mailsTaskMessages,
  launchSteps: mailsLaunchMessages,
};
