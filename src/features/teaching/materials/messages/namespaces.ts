import { materialsAuditMessages } from './audit.ts';
import { materialsMessages } from './materials.ts';
import { materialsPanelMessages } from './panel.ts';

/** Texts of its pages, by namespace. */
export const materialsTexts = {
  auditActions: materialsAuditMessages,
  materials: materialsMessages,
  materialsPanel: materialsPanelMessages,
};
