/** Puts the reads that a page begins in the same moment into one request (src/server/http/together.ts). */
import type { Endpoint } from '../shared/contract.ts';
import type { ErrorBody } from '../shared/errors.ts';
import {
  canBeAskedTogether,
  mostTogether,
  type TogetherAnswers,
  togetherAddress,
} from '../shared/together.ts';
import { answerBy, CallError, look } from './api.ts';
import { earlyAnswer } from './early.ts';

type Answer = TogetherAnswers['answers'][number];

interface Waiting {
  url: string;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** From now on: also those that the page asked for before its scripts were there. */
export function gatherCalls(): void {
  answerBy((endpoint, url) => (canBeAskedTogether(endpoint as Endpoint) ? answerOf(url) : null));
}

async function answerOf(url: string): Promise<unknown> {
  const { status, body } = (await earlyAnswer(url)) ?? (await gathered(url));
  if (status !== 200) throw new CallError(status, body as Partial<ErrorBody>);
  return body;
}

const waiting: Waiting[] = [];

function gathered(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) queueMicrotask(() => void ask());
    waiting.push({ url, resolve, reject });
  });
}

async function ask(): Promise<void> {
  const batch = waiting.splice(0, mostTogether);
  if (waiting.length > 0) void ask();
  try {
    const answers = await answersTo(batch.map(({ url }) => url));
    for (const [index, { resolve }] of batch.entries()) resolve(answers[index]!);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

async function answersTo(urls: string[]): Promise<Answer[]> {
  if (urls.length === 1) return [{ status: 200, body: await look(urls[0]!) }];
  return ((await look(togetherAddress(urls))) as TogetherAnswers).answers;
}
