import { materialsAuditFieldMessages, materialsAuditMessages } from './audit.ts';
import { materialsMessages } from './materials.ts';
import { materialsPanelMessages } from './panel.ts';

/** Texts of its pages, by namespace. */
export const materialsTexts = {
  auditFields: materialsAuditFieldMessages,
  auditActions: materialsAuditMessages,
  materials: materialsMessages,
  materialsPanel: materialsPanelMessages,
};
