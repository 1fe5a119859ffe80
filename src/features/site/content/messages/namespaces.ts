import { contentAuditFieldMessages, contentAuditMessages, contentAuditSubjectMessages } from './audit.ts';
import { contentMessages } from './content.ts';
import { contentFieldsMessages } from './fields.ts';
import { contentLaunchMessages } from './launch.ts';
import { contentPanelMessages } from './panel.ts';
import { contentTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const contentTexts = {
  auditFields: contentAuditFieldMessages,
  auditActions: contentAuditMessages,
  auditSubjects: contentAuditSubjectMessages,
  content: contentMessages,
  contentFields: contentFieldsMessages,
  contentPanel: contentPanelMessages,
  launchSteps: contentLaunchMessages,
  taskKinds: contentTaskMessages,
};
