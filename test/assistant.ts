/** Questions from people's mouths, and a school to ask about. Words are tuned on one half; the other and the sample measure. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as texts from '#demo/content.ts';
import { addDemoReviews } from '#demo/reviews.ts';
import { demoFacts } from '#features/publishing/school/server/demo.ts';
import { changeSchool } from '#features/publishing/school/server/school.ts';
import { writeDemoSection } from '#features/site/content/server/content.ts';
import type { Answer } from '#features/talk/assistant/contract.ts';
import { answerQuestion } from '#features/talk/assistant/server/answerQuestion.ts';
import { schoolDayEnd } from '#features/teaching/courses/rules/courses.ts';
import { savePromotion } from '#features/teaching/courses/server/prices.ts';
import { createFromTemplate, templates } from '#features/teaching/lessons/server/templates.ts';
import type { App } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import { contextOf } from '#server/context.ts';
import { root } from '#server/root.ts';
import { firstOf, type SchoolDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n.ts';

export const questionFiles = ['sample', 'tuned', 'held-back'] as const;
/** Written from the landing page, by nobody who knew the vocabulary, as people really type; tuned on since. */
export const blindFiles = ['blind-one', 'blind-two', 'blind-three', 'blind-four'] as const;
/** Nothing has been learned from it: it measures, and is no example. It may be missing, until somebody has written it. */
export const unlearnedFile = 'blind-five';
export type QuestionFile =
  | (typeof questionFiles)[number]
  | (typeof blindFiles)[number]
  | typeof unlearnedFile;

export interface SampleQuestion {
  language: Language;
  question: string;
  topic: string;
  /** Pattern that a right answer matches. */
  matches: RegExp;
  /** The question before it, in the same conversation. */
  previous: string | null;
}

export function hasQuestions(file: QuestionFile): boolean {
  return existsSync(pathOf(file));
}

export async function questionsIn(file: QuestionFile): Promise<SampleQuestion[]> {
  const text = await readFile(pathOf(file), 'utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => {
    const [language, question = '', topic = '', pattern = '', previous = ''] = line.split('\t');
    const matches = new RegExp(pattern, 'iu');
    return { language: language as Language, question, topic, matches, previous: previous || null };
  });
}

function pathOf(file: QuestionFile): string {
  return join(root, 'test/questions', `${file}.tsv`);
}

const onSale = { isActive: true, videoFile: 'film.mp4' };

/** The demo school's courses, promotion, facts and texts, without its pictures and people. */
export async function makeAskedSchool(app: App): Promise<void> {
  await contextOf(app).transaction(async (ctx) => {
    await changeSchool(ctx, demoFacts);
    await writeDemoSection(ctx, 'founder', texts.founder);
    await createFromTemplate(ctx, templates.basic, onSale);
    const courseId = await createFromTemplate(ctx, templates.optimum, onSale);
    await createFromTemplate(ctx, templates.premium, { ...onSale, startDate: comingSeason(app.now()) });
    await addDemoReviews(ctx);
    const now = app.now();
    await savePromotion(ctx, {
      ...{
        courseId,
        price_kopecks: 12_000_00,
        compare_at_kopecks: 24_000_00,
        repeats: 'daily',
        countdown: 'hour',
      },
      ...{ startsAt: now, endsAt: schoolDayEnd(now, app.config.timeZone), isOn: true },
    });
  });
}

function comingSeason(now: Date): SchoolDay {
  return firstOf(now.getUTCFullYear() + 1, 9);
}

export interface Judged extends SampleQuestion {
  answer: string;
  /** Language of the answer. */
  spoken: Language;
  /** Topics that were answered; `unknown` for the honest sentence, `human` for a person that was called. */
  answered: readonly string[];
  isRight: boolean;
}

/** Asks them all as a visitor. */
export async function judge(app: App, questions: readonly SampleQuestion[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const each of questions) {
    const { question, language, previous } = each;
    const before = previous === null ? [] : [{ question: previous, answer: '', sources: [] }];
    const given = await answerQuestion(visitor(app, language), { question, language, previous: before });
    const { text, language: spoken } = given;
    const isRight = each.matches.test(text);
    judged.push({ ...each, answer: text, spoken, answered: topicsOf(given), isRight });
  }
  return judged;
}

export function visitor(app: App, language: Language): Context {
  return contextOf(app, { kind: 'visitor', language, address: '127.0.0.1', userAgent: 'test' });
}

/** Share of right answers, 0–1. */
export function accuracy(judged: readonly Judged[]): number {
  return judged.filter(({ isRight }) => isRight).length / judged.length;
}

function topicsOf({ sources, isConfident, wantsHuman }: Answer): string[] {
  if (wantsHuman) return ['human'];
  if (!isConfident) return ['unknown'];
  return sources.flatMap(({ id }) => (id.startsWith('topic:') ? [id.slice('topic:'.length)] : []));
}

export interface BlindJudged extends Judged {
  /** Something else was answered, and the answer did not say that it was unsure. */
  isConfidentlyWrong: boolean;
  /** Beside the right answer stands one that nobody asked for. */
  isCluttered: boolean;
}

/** Judges by topics as well: `a+b` asks for both, `a|b` for either. */
export async function judgeBlind(app: App, questions: readonly SampleQuestion[]): Promise<BlindJudged[]> {
  return (await judge(app, questions)).map((each) => {
    const met = metBy(each.topic, each.answered);
    const isRight = met.length > 0 && each.isRight;
    const isCluttered = isRight && !met.some((all) => all.length === each.answered.length);
    return {
      ...each,
      isRight,
      isCluttered,
      isConfidentlyWrong: !isRight && !each.answered.includes('unknown'),
    };
  });
}

/** Ways in which topics hold what a question asks for: none where they do not. */
export function metBy(wanted: string, answered: readonly string[]): string[][] {
  const ways = wanted.split('|').map((all) => all.split('+'));
  return ways.filter((all) => all.every((topic) => answered.includes(topic)));
}
