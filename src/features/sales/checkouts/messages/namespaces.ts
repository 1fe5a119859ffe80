import { checkoutsAuditMessages } from './audit.ts';
import { checkoutsMessages } from './panel.ts';

/** Texts of its pages, by namespace. */
export const checkoutsTexts = {
  auditActions: checkoutsAuditMessages,
  checkouts: checkoutsMessages,
};
