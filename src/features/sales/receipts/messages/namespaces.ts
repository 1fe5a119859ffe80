import { receiptsAuditFieldMessages, receiptsAuditMessages } from './audit.ts';
import { receiptsNoticeMessages } from './notices.ts';
import { receiptsPanelMessages } from './panel.ts';
import { receiptsMessages } from './receipts.ts';
import { receiptsTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const receiptsTexts = {
  auditFields: receiptsAuditFieldMessages,
  auditActions: receiptsAuditMessages,
  receipts: receiptsMessages,
  receiptsPanel: receiptsPanelMessages,
  noticeKinds: receiptsNoticeMessages,
  taskKinds: receiptsTaskMessages,
};
