import { staffAccountMessages } from './account.ts';
import { staffMessages } from './panel.ts';
import { rightsMessages } from './rights.ts';
import { testPageMessages } from './testPage.ts';

/** Texts of its pages, by namespace. */
export const staffTexts = {
  staffAccount: staffAccountMessages,
  rights: rightsMessages,
  staff: staffMessages,
  testPage: testPageMessages,
};
