import { privacyPanelMessages } from './panel.ts';
import { privacyMessages } from './privacy.ts';

/** Texts of its pages, by namespace. */
export const privacyTexts = {
  privacy: privacyMessages,
  privacyPanel: privacyPanelMessages,
};
