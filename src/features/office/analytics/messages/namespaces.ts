import { analyticsMessages } from './analytics.ts';

/** Texts of its pages, by namespace. */
export const analyticsTexts = { analyticsPanel: analyticsMessages };
