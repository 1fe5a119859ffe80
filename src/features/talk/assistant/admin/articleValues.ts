import type { Language } from '#shared/i18n.ts';
import { inEveryLanguage, withoutEmpty } from '#shared/localText.ts';
import type { Article } from '../listing.ts';

/** An article as its forms hold it: empty where there is no translation. */
export interface ArticleValues extends Record<string, unknown> {
  question: Record<Language, string>;
  answer: Record<Language, string>;
  wordings: string;
  is_on: boolean;
}

export function articleValues(article: Article | null): ArticleValues {
  return {
    question: inEveryLanguage(article?.question),
    answer: inEveryLanguage(article?.answer),
    wordings: article?.wordings ?? '',
    is_on: article === null || article.state === 'on',
  };
}

export function sentArticle({ question, answer, wordings, is_on }: ArticleValues) {
  return { question: withoutEmpty(question), answer: withoutEmpty(answer), wordings, is_on };
}
