import { launchAuditMessages, launchTitleMessages } from './audit.ts';
import { launchAheadMessages, launchPanelMessages } from './panel.ts';

/** Texts of its pages, by namespace. */
export const launchTexts = {
  auditActions: launchAuditMessages,
  auditSubjects: launchTitleMessages,
  launchAhead: launchAheadMessages,
  launchPanel: launchPanelMessages,
  launchTitles: launchTitleMessages,
};
