import {
  instalmentsAuditFieldMessages,
  instalmentsAuditMessages,
  instalmentsAuditSubjectMessages,
} from './audit.ts';
import { instalmentsMessages } from './instalments.ts';
import { instalmentListMessages } from './list.ts';
import { instalmentsNoticeMessages } from './notices.ts';
import { instalmentsOrderReasonMessages } from './orderReasons.ts';
import { instalmentsPanelMessages } from './panel.ts';
import { instalmentsShortcutMessages } from './shortcuts.ts';
import { instalmentStatesMessages } from './states.ts';
import { instalmentsTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const instalmentsTexts = {
  auditFields: instalmentsAuditFieldMessages,
  auditActions: instalmentsAuditMessages,
  auditSubjects: instalmentsAuditSubjectMessages,
  instalments: instalmentsMessages,
  instalmentStates: instalmentStatesMessages,
  instalmentsPanel: instalmentsPanelMessages,
  instalmentList: instalmentListMessages,
  noticeKinds: instalmentsNoticeMessages,
  orderReasons: instalmentsOrderReasonMessages,
  taskKinds: instalmentsTaskMessages,
  shortcuts: instalmentsShortcutMessages,
};
