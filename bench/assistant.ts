/**
 * Right answers by language, how long a hostile message holds the process, and how long a visitor waits for an answer
 * while others look at the landing page.
 */
import { request } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { answerQuestion } from '#features/talk/assistant/server/answerQuestion.ts';
import type { App } from '#server/app.ts';
import { second } from '#shared/dates.ts';
import {
  accuracy,
  blindFiles,
  hasQuestions,
  judge,
  judgeBlind,
  makeAskedSchool,
  type QuestionFile,
  questionFiles,
  questionsIn,
  type SampleQuestion,
  unlearnedFile,
  visitor,
} from '#test/assistant.ts';
import { startEngines } from '#test/engines.ts';
import { addressNumber } from '#test/guesser.ts';
import { hostileQuestions } from '#test/hostileQuestions.ts';
import { understandLeftOut } from '#test/leftOut.ts';
import { makeWorld } from '#test/world.ts';
import { openShop, type Shop } from './shop.ts';
import { atLeast, atMost } from './verdict.ts';
import { cpuMs, median } from './wrk.ts';

const targets = { sample: 0.9, 'held-back': 0.85, tuned: 0.85 } as const;
const perSecond = 100;
const askedMs = 15 * second;
const pageEveryMs = 20;
const settleMs = 5 * second;
const longestHoldMs = 20;

export async function run(): Promise<void> {
  await measureAccuracy();
  const shop = await openShop('sqlite', null, { TRUST_PROXY: 'true' });
  try {
    await measureWaiting(shop);
  } finally {
    await shop.stop();
  }
}

async function measureAccuracy(): Promise<void> {
  const engines = await startEngines();
  const world = await makeWorld('sqlite');
  try {
    await makeAskedSchool(world.app);
    for (const file of questionFiles) {
      const judged = await judge(world.app, await questionsIn(file));
      for (const language of ['ru', 'en', 'zh'] as const) {
        const own = judged.filter((each) => each.language === language);
        console.log(`  ${file} in ${language}: ${percent(accuracy(own))} of ${own.length}`);
      }
      atLeast(`right answers, ${file} (${judged.length})`, accuracy(judged) * 100, targets[file] * 100, ' %');
    }
    await measureBlind(world.app);
    await measureLeftOut();
    await measureHolds(world.app);
  } finally {
    await world.dispose();
    await engines.stop();
  }
}

/** Questions as people type them: right answers, and those that speak with confidence about something else. */
async function measureBlind(app: App): Promise<void> {
  const files: QuestionFile[] = [...blindFiles, unlearnedFile];
  for (const file of files.filter(hasQuestions)) {
    const judged = await judgeBlind(app, await questionsIn(file));
    const share = (some: readonly unknown[]) => (some.length / judged.length) * 100;
    for (const language of ['ru', 'en', 'zh'] as const) {
      const own = judged.filter((each) => each.language === language);
      console.log(`  ${file} in ${language}: ${percent(accuracy(own))} of ${own.length}`);
    }
    atLeast(`right answers, ${file} (${judged.length})`, accuracy(judged) * 100, 85, ' %');
    atMost(
      `confident wrong answers, ${file}`,
      share(judged.filter((each) => each.isConfidentlyWrong)),
      5,
      ' %',
    );
    atMost(`irrelevant paragraphs, ${file}`, share(judged.filter((each) => each.isCluttered)), 5, ' %');
  }
}

/** By topics alone, where the witness has learned neither from a set nor from examples that are spelt like its questions. */
async function measureLeftOut(): Promise<void> {
  for (const file of ['held-back', ...blindFiles] as const) {
    for (const isLike of [false, true]) {
      const { right, confidentlyWrong, cluttered, askedBack } = await understandLeftOut(file, isLike);
      const without = isLike ? 'and nothing like it' : 'left out';
      console.log(
        `  ${file}, ${without}: right ${percent(right)}, confidently wrong ${percent(confidentlyWrong)}, cluttered ${percent(cluttered)}, asked back rightly ${percent(askedBack)}`,
      );
    }
  }
}

/** The longest time for which the process answers nobody else, after the questions above have warmed it. */
async function measureHolds(app: App): Promise<void> {
  const holds: [ms: number, name: string][] = [];
  for (const [at, [name, question]] of hostileQuestions.entries()) {
    const before = Array.from({ length: 5 }, (_, back) => hostileQuestions.at(at - back - 1)![1]);
    const previous = before.map((question) => ({ question, answer: '', sources: [] }));
    const language = 'ru';
    holds.push([
      await longestHold(() => answerQuestion(visitor(app, language), { question, language, previous })),
      name,
    ]);
  }
  holds.sort(([a], [b]) => b - a);
  for (const [ms, name] of holds.slice(0, 5)) console.log(`  ${ms.toFixed(1)} ms: ${name}`);
  atMost(`longest hold of ${holds.length} hostile messages`, holds[0]![0], longestHoldMs, ' ms');
}

/** Milliseconds of this thread's own work between two turns of the loop: what else runs on the machine is left out. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let since = threadMs();
  const done = work().finally(() => {
    isDone = true;
  });
  let longest = 0;
  for (; !isDone; since = threadMs()) {
    await nextTurn();
    longest = Math.max(longest, threadMs() - since);
  }
  await done;
  return longest;
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Questions and pages at their own pace, whatever is still open, as strangers send them. */
async function measureWaiting(shop: Shop): Promise<void> {
  const questions = await questionsIn('held-back');
  const answers: Promise<number>[] = [];
  const pages: Promise<number>[] = [];
  for (let n = 0; n < 50; n++) await ask(shop, questions[n % questions.length]!, n);
  // Drawn once, and memory collected once, after every start: neither is what questions cost the page.
  await timeOf(shop, { path: '/' });
  await pause(settleMs);
  const before = await cpuMs(shop.pid);
  const startedAt = performance.now();
  for (let n = 0, page = 0; performance.now() - startedAt < askedMs; n++) {
    answers.push(ask(shop, questions[n % questions.length]!, 100 + n));
    for (; page * pageEveryMs < performance.now() - startedAt; page++)
      pages.push(timeOf(shop, { path: '/' }));
    await pause(Math.max(0, (n + 1) * (second / perSecond) - (performance.now() - startedAt)));
  }
  const [answerMs, pageMs] = await Promise.all([Promise.all(answers), Promise.all(pages)]);
  const used = ((await cpuMs(shop.pid)) - before) / answerMs.length;
  const rate = answerMs.length / (askedMs / second);
  const pageRate = pageMs.length / (askedMs / second);
  console.log(`  ${rate.toFixed(0)} questions/s beside ${pageRate.toFixed(0)} pages/s`);
  console.log(`  ${used.toFixed(1)} ms of a core for a question and the pages beside it`);
  atLeast('questions a second', rate, 0.9 * perSecond);
  atMost('median answer', median(answerMs), 20, ' ms');
  atMost('p99 of the landing page meanwhile', p99(pageMs), 50, ' ms');
}

/** The chat's own call, as specified. */
function ask(shop: Shop, { question, language }: SampleQuestion, n: number): Promise<number> {
  const body = JSON.stringify({ message: question, session_id: `bench-${n}` });
  return timeOf(shop, { path: '/api/support/chat/send', body, language, from: addressNumber(n) });
}

interface Sent {
  path: string;
  body?: string;
  language?: string;
  from?: string;
}

/** Milliseconds until the whole answer is there. @throws where it is refused */
function timeOf({ url }: Shop, { path, body, language = 'ru', from = '127.0.0.1' }: Sent): Promise<number> {
  const headers = {
    'accept-language': language,
    'x-forwarded-for': from,
    'content-type': 'application/json',
  };
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(url + path, { method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${path} answered ${response.statusCode}`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

function p99(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.99)] ?? 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
