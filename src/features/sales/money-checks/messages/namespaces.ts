import { moneyChecksAuditFieldMessages } from './audit.ts';
import { moneyChecksNoticeMessages } from './notices.ts';
import { moneyChecksMessages } from './panel.ts';
import { moneyChecksTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const moneyChecksTexts = {
  auditFields: moneyChecksAuditFieldMessages,
  moneyChecks: moneyChecksMessages,
  noticeKinds: moneyChecksNoticeMessages,
  taskKinds: moneyChecksTaskMessages,
};
