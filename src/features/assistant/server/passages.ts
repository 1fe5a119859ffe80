/** Texts that the school has written itself: articles for the assistant, and the questions of its page. Found by likeness. */
import type { Context } from '#server/context.ts';
import { currentVersion } from '#server/versions/versions.ts';
import type { Language } from '#shared/i18n.ts';
import { localTextOf } from '#shared/localText.ts';
import { panelPaths } from '#ui/panel/paths.ts';
import type { AnswerSource } from '../contract.ts';
import { type ArticleRow, articlesInUse } from './articles.store.ts';
import { likeness } from './words/likeness.ts';
import { type Reading, readQuestion, type Token } from './words/reading.ts';

export interface Passage {
  question: string;
  answer: string;
  source: AnswerSource;
}

export interface Found extends Passage {
  /** 0–1: how alike the question and the passage's own are. */
  score: number;
}

/** Below it a passage is about something else. */
const alike = 0.5;

/** Passages alike to a question, the likest first. @param written those of the page, besides the articles */
export async function findPassages(
  ctx: Context,
  reading: Reading,
  { language, written }: { language: Language; written: readonly Passage[] },
): Promise<Found[]> {
  const articles = (await preparedArticles(ctx)).filter((article) => article.texts[language] !== undefined);
  const found = [
    ...articles.map(({ texts, wordings }) => ({ ...texts[language]!, score: likest(reading, wordings) })),
    ...written.map((passage) => ({
      ...passage,
      score: likest(reading, [readQuestion(passage.question).tokens]),
    })),
  ];
  return found.filter(({ score }) => score >= alike).sort((a, b) => b.score - a.score);
}

interface Prepared {
  /** In the languages that it is written in: a translation that is missing answers nobody in another language. */
  texts: Partial<Record<Language, Passage>>;
  wordings: readonly (readonly Token[])[];
}

function likest(reading: Reading, wordings: readonly (readonly Token[])[]): number {
  return Math.max(0, ...wordings.map((tokens) => likeness(reading.tokens, tokens)));
}

/** Kept until any process changes an article: reading hundreds of them for each question would be slow. */
const kept = new WeakMap<Context['app'], { version: number; articles: readonly Prepared[] }>();

async function preparedArticles(ctx: Context): Promise<readonly Prepared[]> {
  const version = await currentVersion(ctx.db, 'assistant');
  const known = kept.get(ctx.app);
  if (known?.version === version) return known.articles;
  const articles = (await articlesInUse(ctx.db)).map(prepared);
  kept.set(ctx.app, { version, articles });
  return articles;
}

function prepared(row: ArticleRow): Prepared {
  const [question, answer] = [localTextOf(row, 'question'), localTextOf(row, 'answer')];
  const texts: Prepared['texts'] = {};
  const source = { id: `article:${row.id}`, title: question.ru, path: panelPaths.assistantArticle(row.id) };
  for (const language of ['ru', 'en', 'zh'] as const) {
    const written = answer[language];
    if (written) texts[language] = { question: question[language] ?? question.ru, answer: written, source };
  }
  const wordings = [...Object.values(question), ...row.wordings.split('\n')].filter(
    (line) => line.trim() !== '',
  );
  return { texts, wordings: wordings.map((line) => readQuestion(line).tokens) };
}
