import { savedViewsAuditFieldMessages, savedViewsAuditMessages } from './audit.ts';
import { savedViewsMessages } from './panel.ts';

/** Texts of its screens, by namespace. */
export const savedViewsTexts = {
  auditActions: savedViewsAuditMessages,
  auditFields: savedViewsAuditFieldMessages,
  savedViews: savedViewsMessages,
};
