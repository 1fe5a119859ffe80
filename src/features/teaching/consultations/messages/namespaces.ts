import { consultationsAuditMessages } from './audit.ts';
import { consultationsMessages } from './consultations.ts';
import { consultationsPanelMessages } from './panel.ts';
import { consultationsTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const consultationsTexts = {
  auditActions: consultationsAuditMessages,
  consultations: consultationsMessages,
  consultationsPanel: consultationsPanelMessages,
  taskKinds: consultationsTaskMessages,
};
