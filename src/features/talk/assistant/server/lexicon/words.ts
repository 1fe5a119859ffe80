/** Words by concept: in Russian, English and Chinese, separated by spaces. */
export type Words = Record<string, { ru: string; en: string; zh: string }>;
