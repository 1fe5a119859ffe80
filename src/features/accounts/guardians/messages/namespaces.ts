import { guardiansMessages } from './guardians.ts';
import { guardianPageMessages } from './page.ts';

/** Texts of its pages, by namespace. */
export const guardiansTexts = {
  guardianPage: guardianPageMessages,
  guardians: guardiansMessages,
};
