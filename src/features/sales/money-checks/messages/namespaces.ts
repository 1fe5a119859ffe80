import { moneyChecksNoticeMessages } from './notices.ts';
import { moneyChecksMessages } from './panel.ts';

/** Texts of its pages, by namespace. */
export const moneyChecksTexts = {
  moneyChecks: moneyChecksMessages,
  noticeKinds: moneyChecksNoticeMessages,
};
