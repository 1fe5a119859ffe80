import { assistantAuditMessages } from './audit.ts';
import { assistantPanelMessages } from './panel.ts';

/** Texts of its pages, by namespace. */
export const assistantTexts = {
  assistantPanel: assistantPanelMessages,
  auditActions: assistantAuditMessages,
};
