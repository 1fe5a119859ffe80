import { mailingsMessages } from './mailings.ts';

/** Texts of its pages, by namespace. */
export const mailingsTexts = {
  mailings: mailingsMessages,
};
