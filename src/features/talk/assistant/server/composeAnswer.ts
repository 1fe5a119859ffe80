/** Finds what answers a question, and says it. */

import type { Context } from '#server/context.ts';
import { makeYielding } from '#server/yieldTurns.ts';
import { cut } from '#shared/graphemes.ts';
import type { Language } from '#shared/i18n.ts';
import { type AnswerSource, maxAnswer, type Question } from '../contract.ts';
import { assistantTexts } from '../texts.ts';
import { knowledge, type OwnTopic } from './answers/answers.ts';
import { type Told, wordsIn } from './answers/phrases.ts';
import { type Facts, readFacts } from './facts.ts';
import { tellOwn } from './ownAffairs.ts';
import { type Found, findPassages, type Written } from './passages.ts';
import { readingOf } from './readings.ts';
import { isAnsweredAlone, type Topic } from './topics/cues.ts';
import { type Understood, understand } from './topics/followUp.ts';
import { wishOf } from './topics/personWish.ts';
import { type Recognised, recognise } from './topics/recognition.ts';
import { type Agreed, agree, likeliest, offeredTopics } from './witness/agreement.ts';
import { witness } from './witness/witness.ts';
import type { Reading } from './words/readQuestion.ts';

/** Something that is known, and how surely it was asked for. */
export interface Piece {
  text: string;
  score: number;
  sources: readonly AnswerSource[];
  open?: string | undefined;
  offersPerson?: boolean | undefined;
  /** About the asker's own account or trouble: never sent to another service. */
  isOwn: boolean;
}

export interface Composed {
  language: Language;
  text: string;
  pieces: readonly Piece[];
  /** Likeness of the surest piece, or of the nearest one: 0–1. */
  score: number;
  isConfident: boolean;
  wantsHuman: boolean;
  /** Counter-questions of an unsure answer: topics that the question may be about, worded as a visitor would ask. */
  offers: readonly string[];
}

/** The embedded answer, from the school's present settings alone. */
export async function composeAnswer(ctx: Context, question: Question): Promise<Composed> {
  const letOthersGo = makeYielding();
  const reading = readingOf(ctx.app, question.question);
  await letOthersGo();
  const language = reading.language ?? question.language;
  const texts = assistantTexts.server.answer[language];
  const wish = wishOf(reading);
  if (wish === 'called') return calling(language);
  if (wish === 'named') {
    const asking = { text: texts.asking, score: 1, sources: [], offersPerson: true, isOwn: true };
    return { ...calling(language), text: texts.asking, pieces: [asking], wantsHuman: false };
  }
  const asked = { ...ctx, actor: { ...ctx.actor, language } };
  const understood = understand(reading, await readAll(ctx, question.previous.toReversed()));
  const agreed = agree(understood, await witness());
  if (agreed.isPersonCalled) return calling(language);
  const pieces = await findPieces(asked, { understood, agreed }, question);
  const isConfident = pieces.length > 0;
  const isElsewhere = reading.tokens.some(({ concepts }) => concepts.includes('elsewhere'));
  const offers = isConfident || isElsewhere ? [] : offeredTopics(agreed, reading);
  const unsure = isElsewhere ? texts.elsewhere : offers.length > 0 ? texts.offering : texts.unknown;
  return {
    ...{ language, pieces, isConfident, wantsHuman: false },
    text: isConfident ? joined(pieces) : unsure,
    score: pieces[0]?.score ?? likeliest(agreed)?.score ?? 0,
    offers: offers.map((topic) => assistantTexts.server.offer[language][topic]),
  };
}

function calling(language: Language): Composed {
  const { calling: text } = assistantTexts.server.answer[language];
  return { language, text, pieces: [], score: 1, isConfident: true, wantsHuman: true, offers: [] };
}

async function findPieces(
  ctx: Context,
  { understood: { reading: whole }, agreed: { topics } }: { understood: Understood; agreed: Agreed },
  { courseId }: Question,
): Promise<Piece[]> {
  const facts = await readFacts(ctx);
  const written = facts.writtenQuestions.map(passageOf);
  const passages = await findPassages(ctx, whole, { language: facts.language, written });
  const [best] = passages;
  const isAlone = topics.some(({ topic }) => isAnsweredAlone(topic));
  if (best && !isAlone && isBetter(best, topics[0])) return [pieceOf(best)];
  const pieces: Piece[] = [];
  for (const topic of topics) {
    const told = await tell(ctx, topic.topic, { facts, reading: whole, written, courseId });
    if (told) pieces.push({ ...told, score: topic.score });
  }
  return pieces;
}

/** Those that are not kept any more, after a restart, are not read all at once. */
export async function readAll(ctx: Context, previous: Question['previous']): Promise<Reading[]> {
  const letOthersGo = makeYielding();
  const readings: Reading[] = [];
  for (const { question } of previous) {
    await letOthersGo();
    readings.push(readingOf(ctx.app, question));
  }
  return readings;
}

/** The school's own words about exactly this go before those that Podium makes of its settings. */
function isBetter(passage: Found, topic: Recognised | undefined): boolean {
  return topic === undefined || passage.score >= 0.75 || passage.score >= topic.score - 0.2;
}

function pieceOf({ answer, source, score }: Found): Piece {
  return { text: answer, sources: [source], score, isOwn: false };
}

/** A question of the page, as it is searched. */
export function passageOf({ question, answer, reading }: Facts['writtenQuestions'][number]): Written {
  return {
    ...{ question, answer, reading },
    source: { id: 'content:questions', title: question, path: knowledge.refund.path },
  };
}

interface Ground {
  facts: Facts;
  reading: Reading;
  written: readonly Written[];
  courseId: string | undefined;
}

async function tell(ctx: Context, topic: Topic, ground: Ground): Promise<Omit<Piece, 'score'> | null> {
  const { facts, reading, written, courseId } = ground;
  const title = assistantTexts.server.topic[facts.language][topic];
  if (isOwnTopic(topic)) return tellOfAccount(ctx, topic, ground);
  const { tell, path, isAskedOnPage } = knowledge[topic];
  const own = isAskedOnPage && written.find((passage) => recognise(passage.reading)[0]?.topic === topic);
  if (own) return { text: own.answer, sources: [own.source], isOwn: false };
  const named = new Set(reading.tokens.flatMap(({ concepts }) => concepts));
  const stems = reading.tokens.map(({ stem }) => stem);
  const told: Told | null = tell({ facts, t: wordsIn(facts.language), named, stems, courseId });
  if (!told) return null;
  const sources = [{ id: `topic:${topic}`, title, path: told.path ?? path }, ...(told.sources ?? [])];
  const { text, open, offersPerson } = told;
  return { text, open, offersPerson, sources, isOwn: isAnsweredAlone(topic) };
}

/** A visitor who has not signed in gets what holds for everybody. */
async function tellOfAccount(ctx: Context, topic: OwnTopic, ground: Ground): Promise<Omit<Piece, 'score'>> {
  const { text: own, open } = await tellOwn(ctx, topic);
  const isGeneral = topic === 'own-access' && ctx.actor.kind !== 'member';
  const general = isGeneral && (await tell(ctx, 'access', ground));
  const text = general ? `${general.text}\n${own}` : own;
  const title = assistantTexts.server.topic[ground.facts.language][topic];
  return { text, open, sources: [{ id: `topic:${topic}`, title, path: null }], isOwn: true };
}

function isOwnTopic(topic: Topic): topic is OwnTopic {
  return topic.startsWith('own-');
}

/** As many pieces as fit, the surest first. */
function joined(pieces: readonly Piece[]): string {
  let text = fitting(pieces[0]!.text);
  for (const piece of pieces.slice(1)) {
    const longer = `${text}\n${piece.text}`;
    if (longer.length <= maxAnswer) text = longer;
  }
  return text;
}

/** A long text up to the last sentence that fits. */
function fitting(text: string): string {
  if (text.length <= maxAnswer) return text;
  const start = cut(text, maxAnswer - 1);
  const end = Math.max(...['. ', '! ', '? ', '。', '！', '？', '\n'].map((sign) => start.lastIndexOf(sign)));
  return end > maxAnswer / 2 ? start.slice(0, end + 1).trim() : `${start.trimEnd()}…`;
}
