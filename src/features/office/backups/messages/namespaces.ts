import { backupsAuditMessages } from './audit.ts';
import { backupsLaunchMessages } from './launch.ts';
import { backupsNoticeMessages } from './notices.ts';
import { backupsPanelMessages } from './panel.ts';

/** Texts of its pages, by namespace. */
export const backupsTexts = {
  auditActions: backupsAuditMessages,
  backups: backupsPanelMessages,
  launchSteps: backupsLaunchMessages,
  noticeKinds: backupsNoticeMessages,
};
