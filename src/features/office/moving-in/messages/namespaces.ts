import { movingInAuditFieldMessages, movingInAuditMessages, movingInOrderReasonMessages } from './audit.ts';
import { movingInNoticeMessages } from './notices.ts';
import { movingInMessages } from './panel.ts';
import { movingInReasonMessages } from './reasons.ts';
import { movingInWordsMessages } from './words.ts';

/** Texts of its pages, by namespace. */
export const movingInTexts = {
  auditActions: movingInAuditMessages,
  auditFields: movingInAuditFieldMessages,
  orderReasons: movingInOrderReasonMessages,
  movingIn: movingInMessages,
  movingInReasons: movingInReasonMessages,
  noticeKinds: movingInNoticeMessages,
  movingInWords: movingInWordsMessages,
};
