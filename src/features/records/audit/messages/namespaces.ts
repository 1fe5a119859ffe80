import { auditMessages } from './audit.ts';
import { auditChangesMessages, auditFieldMessages } from './changes.ts';
import { exportAuditMessages } from './exports.ts';

/** Texts of its pages, by namespace. */
export const auditTexts = {
  audit: auditMessages,
  auditActions: exportAuditMessages,
  auditChanges: auditChangesMessages,
  auditFields: auditFieldMessages,
};
