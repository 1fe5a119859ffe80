import { reviewsAuditFieldMessages, reviewsAuditMessages } from './audit.ts';
import { reviewsNoticeMessages } from './notices.ts';
import { ownReviewsMessages } from './own.ts';
import { reviewsPanelMessages } from './panel.ts';
import { reviewsMessages } from './reviews.ts';
import { reviewsShortcutMessages } from './shortcuts.ts';
import { reviewsTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const reviewsTexts = {
  auditActions: reviewsAuditMessages,
  auditFields: reviewsAuditFieldMessages,
  noticeKinds: reviewsNoticeMessages,
  ownReviews: ownReviewsMessages,
  reviews: reviewsMessages,
  reviewsPanel: reviewsPanelMessages,
  shortcuts: reviewsShortcutMessages,
  taskKinds: reviewsTaskMessages,
};
