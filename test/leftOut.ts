/** How well questions are understood that the witness has not learned from, nor from any that are spelt like them. */
import { understand } from '#features/talk/assistant/server/topics/followUp.ts';
import { wishOf } from '#features/talk/assistant/server/topics/personWish.ts';
import { agree, offeredTopics } from '#features/talk/assistant/server/witness/agreement.ts';
import type { Learned } from '#features/talk/assistant/server/witness/learning.ts';
import { askedExamples, learnFrom } from '#features/talk/assistant/server/witness/witness.ts';
import { readQuestion } from '#features/talk/assistant/server/words/readQuestion.ts';
import { metBy, type QuestionFile, questionsIn } from './assistant.ts';

/** Shares of the questions of a set, 0–1. */
export interface Understanding {
  questions: number;
  right: number;
  /** Something else, without saying that it is unsure. */
  confidentlyWrong: number;
  cluttered: number;
  /** The right topic is among those that are asked back. */
  askedBack: number;
}

/** @param isLike leaves out those examples as well that are spelt like a question of the set */
export async function understandLeftOut(file: QuestionFile, isLike: boolean): Promise<Understanding> {
  const questions = await questionsIn(file);
  const own = questions.map(({ question }) => ({ question, pieces: piecesOf(question) }));
  const isOwn = (question: string) => own.some((each) => each.question === question);
  const isNear = (question: string) => {
    const pieces = piecesOf(question);
    return own.some((each) => likeness(each.pieces, pieces) >= nearFrom);
  };
  const learned = await learnFrom(
    askedExamples.filter(({ question }) => !isOwn(question) && !(isLike && isNear(question))),
  );
  const share = (name: keyof Heard) => all.filter((each) => each[name]).length / all.length;
  const all = questions.map(({ question, topic }) => hear(question, topic, learned));
  return {
    questions: questions.length,
    ...{ right: share('isRight'), confidentlyWrong: share('isConfidentlyWrong') },
    ...{ cluttered: share('isCluttered'), askedBack: share('isAskedBack') },
  };
}

interface Heard {
  isRight: boolean;
  isConfidentlyWrong: boolean;
  isCluttered: boolean;
  isAskedBack: boolean;
}

function hear(question: string, wanted: string, learned: Learned): Heard {
  const { answered, offered } = topicsOf(question, learned);
  const met = metBy(wanted, answered);
  const isRight = met.length > 0;
  const isUnsure = answered.includes('unknown');
  return {
    isRight,
    isConfidentlyWrong: !isRight && !isUnsure,
    isCluttered: isRight && met.every((all) => all.length < answered.length),
    isAskedBack: !isRight && isUnsure && wanted.split(/[|+]/).some((topic) => offered.includes(topic)),
  };
}

function topicsOf(question: string, learned: Learned): { answered: string[]; offered: readonly string[] } {
  const reading = readQuestion(question);
  const wish = wishOf(reading);
  if (wish) return { answered: wish === 'called' ? ['human'] : [], offered: [] };
  const agreed = agree(understand(reading, []), learned);
  if (agreed.isPersonCalled) return { answered: ['human'], offered: [] };
  const answered = agreed.topics.map(({ topic }) => topic);
  if (answered.length > 0) return { answered, offered: [] };
  return { answered: ['unknown'], offered: offeredTopics(agreed, reading) };
}

/** Share of the pieces of two spellings that both have. */
const nearFrom = 0.4;

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared / (one.size + other.size - shared);
}

/** Three neighbouring letters; of Chinese, two signs. */
function piecesOf(question: string): Set<string> {
  const words = question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  const signs = [...` ${words.trim()} `];
  const length = /\p{Script=Han}/u.test(words) ? 2 : 3;
  return new Set(signs.slice(length - 1).map((_, at) => signs.slice(at, at + length).join('')));
}
