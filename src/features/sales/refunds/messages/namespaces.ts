import { refundsAuditFieldMessages, refundsAuditMessages } from './audit.ts';
import { refundListMessages } from './list.ts';
import { refundsNoticeMessages } from './notices.ts';
import { refundsOrderReasonMessages } from './orderReasons.ts';
import { refundsPanelMessages } from './panel.ts';
import { refundsMessages } from './refunds.ts';
import { refundStepsMessages } from './steps.ts';
import { refundsStuckMessages } from './stuck.ts';
import { refundsTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const refundsTexts = {
  auditActions: refundsAuditMessages,
  auditFields: refundsAuditFieldMessages,
  refunds: refundsMessages,
  refundsPanel: refundsPanelMessages,
  refundSteps: refundStepsMessages,
  refundList: refundListMessages,
  noticeKinds: refundsNoticeMessages,
  orderReasons: refundsOrderReasonMessages,
  stuckKinds: refundsStuckMessages,
  taskKinds: refundsTaskMessages,
};
