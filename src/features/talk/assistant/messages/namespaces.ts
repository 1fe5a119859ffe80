import { assistantAuditFieldMessages, assistantAuditMessages, assistantSubjectMessages } from './audit.ts';
import { assistantPanelMessages } from './panel.ts';
import { assistantTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const assistantTexts = {
  auditFields: assistantAuditFieldMessages,
  assistantPanel: assistantPanelMessages,
  auditActions: assistantAuditMessages,
  auditSubjects: assistantSubjectMessages,
  taskKinds: assistantTaskMessages,
};
