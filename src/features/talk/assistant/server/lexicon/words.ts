/** Words by concept: in Russian, English and Chinese, separated by spaces; one behind `=` counts in this form alone. */
export type Words = Record<string, { ru: string; en: string; zh: string }>;
