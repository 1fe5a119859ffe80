import { handoversAuditFieldMessages, handoversAuditMessages } from './audit.ts';
import { handoversNoticeMessages } from './notices.ts';
import { handoversMessages } from './panel.ts';
import { handoversTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const handoversTexts = {
  auditActions: handoversAuditMessages,
  auditFields: handoversAuditFieldMessages,
  handovers: handoversMessages,
  noticeKinds: handoversNoticeMessages,
  taskKinds: handoversTaskMessages,
};
