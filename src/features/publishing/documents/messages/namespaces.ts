import { documentsAuditMessages, documentsAuditSubjectMessages } from './audit.ts';
import { documentsMessages } from './documents.ts';
import { documentsLaunchMessages } from './launch.ts';
import { documentsPanelMessages } from './panel.ts';

/** Texts of its pages, by namespace. */
export const documentsTexts = {
  auditActions: documentsAuditMessages,
  auditSubjects: documentsAuditSubjectMessages,
  documents: documentsMessages,
  documentsPanel: documentsPanelMessages,
  launchSteps: documentsLaunchMessages,
};
