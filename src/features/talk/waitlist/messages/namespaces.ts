import { waitlistAuditMessages, waitlistAuditSubjectMessages } from './audit.ts';
import { waitlistPanelMessages } from './panel.ts';
import { waitlistTaskMessages } from './tasks.ts';
import { waitlistMessages } from './waitlist.ts';

/** Texts of its pages, by namespace. */
export const waitlistTexts = {
  auditActions: waitlistAuditMessages,
  auditSubjects: waitlistAuditSubjectMessages,
  taskKinds: waitlistTaskMessages,
  waitlist: waitlistMessages,
  waitlistPanel: waitlistPanelMessages,
};
