import { ratingAuditFieldMessages, ratingAuditSubjectMessages } from './audit.ts';
import { ratingNoticeMessages } from './notices.ts';
import { ratingPanelMessages } from './panel.ts';
import { ratingMessages } from './rating.ts';
import { ratingShortcutMessages } from './shortcuts.ts';

/** Texts of its pages, by namespace. */
export const ratingTexts = {
  auditFields: ratingAuditFieldMessages,
  auditSubjects: ratingAuditSubjectMessages,
  rating: ratingMessages,
  ratingPanel: ratingPanelMessages,
  noticeKinds: ratingNoticeMessages,
  shortcuts: ratingShortcutMessages,
};
