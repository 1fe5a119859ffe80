/** The chat's quick buttons; `support.quickQuestions` of the texts says what they send. */
export const quickButtons = ['price', 'payment', 'course', 'help', 'operator'] as const;
export type QuickButton = (typeof quickButtons)[number];
