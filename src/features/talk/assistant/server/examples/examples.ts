/**
 * Questions by topic and language, separated by bars; `unknown` and `human` beside the topics, two topics joined by a plus.
 * Those of `test/questions` that all words have been tuned on stand among them.
 */
export type Examples = Record<string, { ru: string; en: string; zh: string }>;
