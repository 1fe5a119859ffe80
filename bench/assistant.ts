/**
 * Right answers by language, how long a hostile message holds the process, and how long a visitor waits for an answer
 * while others look at the landing page.
 */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { answerQuestion } from '#features/talk/assistant/server/answerQuestion.ts';
import { supportApi } from '#features/talk/support/contract/chat.ts';
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
import { cpuMs, median } from './measures.ts';
import { openShop, type Shop } from './product.ts';
import { atLeast, atMost } from './verdict.ts';
import { atPace, watched } from './watching.ts';

const targets = { sample: 0.9, 'held-back': 0.85, tuned: 0.85 } as const;
const perSecond = 100;
const askedMs = 15 * second;
const settleMs = 5 * second;
const longestHoldMs = 20;

export async function run(): Promise<void> {
  await measureAccuracy();
  const shop = await openShop();
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

/** Questions at their own pace, as strangers send them, beside the pages of a visitor. */
async function measureWaiting(shop: Shop): Promise<void> {
  const questions = await questionsIn('held-back');
  const asked = (n: number) => ask(shop, questions[n % questions.length]!, n);
  for (let n = 0; n < 50; n++) await asked(n);
  // Memory is collected once after every start, which is not what questions cost the page.
  await pause(settleMs);
  const before = await cpuMs(shop.pid);
  const {
    value: times,
    tookMs,
    pageP99Ms,
  } = await watched(shop, () => atPace(perSecond, askedMs, (n) => asked(100 + n)));
  const used = ((await cpuMs(shop.pid)) - before) / times.length;
  console.log(`  ${used.toFixed(1)} ms of a core for a question and the pages beside it`);
  atLeast('questions a second', times.length / (tookMs / second), 0.9 * perSecond);
  atMost('median answer', median(times), 20, ' ms');
  atMost('p99 of the landing page meanwhile', pageP99Ms, 50, ' ms');
}

/** The chat's own call, as specified. @returns milliseconds until the whole answer is there */
async function ask({ url }: Shop, { question, language }: SampleQuestion, n: number): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url + supportApi.send.path, {
    method: 'POST',
    headers: {
      'accept-language': language,
      'x-forwarded-for': addressNumber(n),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ message: question, session_id: `bench-${n}` }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`a question was answered ${answer.status}`);
  return performance.now() - startedAt;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
