import { exportAuditMessages, exportSubjectMessages } from './audit.ts';
import { exportNamesMessages } from './names.ts';
import { exportPanelMessages } from './panel.ts';

/** Texts of its pages, by namespace. */
export const exportsTexts = {
  auditActions: exportAuditMessages,
  auditSubjects: exportSubjectMessages,
  exportNames: exportNamesMessages,
  exportPanel: exportPanelMessages,
};
