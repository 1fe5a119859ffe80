import { applicationsMessages } from './applications.ts';
import {
  applicationsAuditFieldMessages,
  applicationsAuditMessages,
  applicationsAuditSubjectMessages,
} from './audit.ts';
import { applicationsNoticeMessages } from './notices.ts';
import { applicationsPanelMessages } from './panel.ts';
import { applicationsShortcutMessages } from './shortcuts.ts';
import { snapsMessages } from './snaps.ts';
import { applicationStatusMessages } from './status.ts';
import { applicationsStuckMessages } from './stuck.ts';
import { applicationsTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const applicationsTexts = {
  applications: applicationsMessages,
  applicationsPanel: applicationsPanelMessages,
  applicationStatus: applicationStatusMessages,
  auditActions: applicationsAuditMessages,
  auditFields: applicationsAuditFieldMessages,
  auditSubjects: applicationsAuditSubjectMessages,
  snaps: snapsMessages,
  noticeKinds: applicationsNoticeMessages,
  stuckKinds: applicationsStuckMessages,
  taskKinds: applicationsTaskMessages,
  shortcuts: applicationsShortcutMessages,
};
