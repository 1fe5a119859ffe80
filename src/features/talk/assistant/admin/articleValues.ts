import type { LocalText } from '#shared/i18n.ts';
import type { Article } from '../listing.ts';

/** An article as its forms hold it: empty where there is no translation. */
export interface ArticleValues extends Record<string, unknown> {
  question: Required<Record<keyof LocalText, string>>;
  answer: Required<Record<keyof LocalText, string>>;
  wordings: string;
  is_on: boolean;
}

export function articleValues(article: Article | null): ArticleValues {
  return {
    question: textsOf(article?.question),
    answer: textsOf(article?.answer),
    wordings: article?.wordings ?? '',
    is_on: article === null || article.state === 'on',
  };
}

export function sentArticle({ question, answer, wordings, is_on }: ArticleValues) {
  return { question: sentTexts(question), answer: sentTexts(answer), wordings, is_on };
}

function textsOf({ ru, en = '', zh = '' }: LocalText = { ru: '' }) {
  return { ru, en, zh };
}

function sentTexts({ ru, en, zh }: ArticleValues['question']) {
  return { ru, ...(en.trim() && { en }), ...(zh.trim() && { zh }) };
}
