/** Texts that the school has written itself: articles for the assistant, and the questions of its page. Found by likeness. */
import type { Context } from '#server/context.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { makeYielding } from '#server/yieldTurns.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { localTextOf } from '#shared/localText.ts';
import type { AnswerSource } from '../contract.ts';
import { assistantPaths } from '../paths.ts';
import { type ArticleRow, articlesInUse } from './articles.store.ts';
import { likeness } from './words/likeness.ts';
import { type Reading, readQuestion, type Token } from './words/readQuestion.ts';

export interface Passage {
  question: string;
  answer: string;
  source: AnswerSource;
}

export interface Found extends Passage {
  /** 0–1: how alike the question and the passage's own are. */
  score: number;
}

/** One of the page, as it was read once. */
export interface Written extends Passage {
  reading: Reading;
}

/** Below it a passage is about something else. */
const alike = 0.5;

/** Passages alike to a question, the likest first. @param written those of the page, besides the articles; `least`: how alike they must be */
export async function findPassages(
  ctx: Context,
  reading: Reading,
  { language, written, least = alike }: { language: Language; written: readonly Written[]; least?: number },
): Promise<Found[]> {
  const letOthersGo = makeYielding();
  const found: Found[] = [];
  for (const { passage, wordings } of [...(await articlesIn(ctx, language)), ...written.map(asWritten)]) {
    let score = 0;
    for (const tokens of wordings) {
      score = Math.max(score, likeness(reading.tokens, tokens));
      await letOthersGo();
    }
    if (score >= least) found.push({ ...passage, score });
  }
  return found.sort((a, b) => b.score - a.score);
}

interface Searched {
  passage: Passage;
  wordings: readonly (readonly Token[])[];
}

function asWritten({ reading, ...passage }: Written): Searched {
  return { passage, wordings: [reading.tokens] };
}

async function articlesIn(ctx: Context, language: Language): Promise<Searched[]> {
  const articles = await preparedArticles(ctx);
  return articles.flatMap(({ texts, wordings }) =>
    texts[language] ? { passage: texts[language], wordings } : [],
  );
}

interface Prepared {
  /** The article as it was read. */
  row: string;
  /** In the languages that it is written in: a translation that is missing answers nobody in another language. */
  texts: Partial<Record<Language, Passage>>;
  wordings: readonly (readonly Token[])[];
}

interface Kept {
  version: number;
  articles: Promise<readonly Prepared[]>;
}

/** Kept until any process changes an article: reading hundreds of them for each question would be slow. */
const keptOf = new WeakMap<Context['app'], Kept>();

/** Those who ask at once wait for the same reading. */
async function preparedArticles(ctx: Context): Promise<readonly Prepared[]> {
  const version = await currentVersion(ctx.db, 'assistant');
  const known = keptOf.get(ctx.app);
  if (known?.version === version) return known.articles;
  const kept: Kept = { version, articles: prepareAll(ctx, known) };
  keptOf.set(ctx.app, kept);
  kept.articles.catch(() => keptOf.get(ctx.app) === kept && keptOf.delete(ctx.app));
  return kept.articles;
}

/** Articles that are as they were are not read again. */
async function prepareAll(ctx: Context, before: Kept | undefined): Promise<Prepared[]> {
  const letOthersGo = makeYielding();
  const known = new Map((await before?.articles.catch(() => []))?.map((article) => [article.row, article]));
  const articles: Prepared[] = [];
  for (const row of await articlesInUse(ctx.db)) {
    articles.push(known.get(JSON.stringify(row)) ?? (await prepared(row, letOthersGo)));
  }
  return articles;
}

async function prepared(row: ArticleRow, letOthersGo: () => Promise<void>): Promise<Prepared> {
  const [question, answer] = [localTextOf(row, 'question'), localTextOf(row, 'answer')];
  const texts: Prepared['texts'] = {};
  const source = { id: `article:${row.id}`, title: question.ru, path: assistantPaths.one(row.id) };
  for (const language of languages) {
    const written = answer[language];
    if (written) texts[language] = { question: question[language] ?? question.ru, answer: written, source };
  }
  const wordings: (readonly Token[])[] = [];
  for (const line of [...Object.values(question), ...row.wordings.split('\n')]) {
    if (line.trim() !== '') wordings.push(readQuestion(line).tokens);
    await letOthersGo();
  }
  return { row: JSON.stringify(row), texts, wordings };
}
