import { noticeKindMessages } from './kinds.ts';
import { noticesMessages } from './notices.ts';

/** Texts of its pages, by namespace. */
export const noticesTexts = {
  noticeKinds: noticeKindMessages,
  notices: noticesMessages,
};
