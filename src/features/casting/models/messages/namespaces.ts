import { modelsAuditFieldMessages, modelsAuditMessages } from './audit.ts';
import { modelsMessages } from './models.ts';
import { modelsPanelMessages } from './panel.ts';
import { modelsShortcutMessages } from './shortcuts.ts';

/** Texts of its pages, by namespace. */
export const modelsTexts = {
  auditActions: modelsAuditMessages,
  auditFields: modelsAuditFieldMessages,
  models: modelsMessages,
  modelsPanel: modelsPanelMessages,
  shortcuts: modelsShortcutMessages,
};
