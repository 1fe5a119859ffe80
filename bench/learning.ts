/** Two hundred students watch at once: each reads its film in parts and reports what was watched. */
import { setTimeout as pause } from 'node:timers/promises';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { second } from '#shared/dates.ts';
import { post } from '#test/requests.ts';
import { onEachEngine, type Shop } from './shop.ts';
import { addStudents, type Students } from './students.ts';
import { atMost } from './verdict.ts';
import { median } from './wrk.ts';

const students = 200;
const watchingMs = 30 * second;
/** As the player reports: every ten seconds. */
const reportEveryMs = 10 * second;
/** A part of the film every two seconds: 256 KB, about a megabit a second for each student. */
const partEveryMs = 2 * second;
const partBytes = 256 * 1024;
const rounds = 3;
const aloneReports = 200;

export function run(): Promise<void> {
  return onEachEngine(async (shop) => measure(shop, await addStudents(shop, students)));
}

async function measure(shop: Shop, { courseId, tokens }: Students): Promise<void> {
  const lessonId = await firstLesson(shop, courseId, tokens[0]!);
  const alone: number[] = [];
  const together: number[] = [];
  let failures = 0;
  for (let round = 0; round < rounds; round++) {
    const quiet: number[] = [];
    for (let n = 0; n < aloneReports; n++)
      quiet.push(await report(shop, { lessonId, token: tokens[n]!, at: n }));
    alone.push(p99(quiet));
    const watched = await Promise.all(tokens.map((token, place) => watch(shop, { lessonId, token, place })));
    together.push(p99(watched.flatMap(({ times }) => times)));
    failures += watched.reduce((sum, one) => sum + one.failures, 0);
  }
  const [one, all] = [median(alone), median(together)];
  console.log(
    `\n${shop.name}: a report takes p99 ${one.toFixed(1)} ms alone, ${all.toFixed(1)} ms beside ${students} who watch`,
  );
  atMost(`p99 of a report beside ${students} (${shop.name})`, all, Math.max(50, 3 * one), ' ms');
  atMost(`failed (${shop.name})`, failures, 0);
}

interface Watcher {
  lessonId: string;
  token: string;
  place: number;
}

/** One student, from the ticket to the last report. */
async function watch(
  shop: Shop,
  { lessonId, token, place }: Watcher,
): Promise<{ times: number[]; failures: number }> {
  // They did not all press at the same instant.
  await pause((place / students) * reportEveryMs);
  const ticket = await post(shop.url, { path: pathOf(learningApi.openVideo, lessonId), body: {}, token });
  if (ticket.status !== 200) throw new Error(`no ticket: ${ticket.status} ${JSON.stringify(ticket.body)}`);
  const film = shop.url + (ticket.body as { url: string }).url;
  const [until, times] = [performance.now() + watchingMs, [] as number[]];
  let failures = 0;
  for (let part = 0; performance.now() < until; part++) {
    const from = (part % 8) * 1024;
    const answer = await fetch(film, { headers: { range: `bytes=${from}-${from + partBytes - 1}` } });
    await answer.arrayBuffer();
    if (answer.status !== 206) failures++;
    if (part % (reportEveryMs / partEveryMs) === 0)
      times.push(await report(shop, { lessonId, token, at: part * 2 }));
    await pause(partEveryMs);
  }
  return { times, failures };
}

/** @returns how long it took, in milliseconds */
async function report(shop: Shop, { lessonId, token, at }: { lessonId: string; token: string; at: number }) {
  const body = {
    position_seconds: at % 20,
    duration_seconds: 20,
    watched: [{ from: 0, to: (at % 20) + 0.5 }],
  };
  const startedAt = performance.now();
  const reply = await post(shop.url, { path: pathOf(learningApi.saveProgress, lessonId), body, token });
  if (reply.status !== 200)
    throw new Error(`a report was refused: ${reply.status} ${JSON.stringify(reply.body)}`);
  return performance.now() - startedAt;
}

async function firstLesson(shop: Shop, courseId: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(shop.url + learningApi.lessons.path.replace('{id}', courseId), { headers });
  const { lessons } = (await answer.json()) as { lessons: { id: string; has_video: boolean }[] };
  return lessons.find(({ has_video }) => has_video)!.id;
}

function pathOf({ path }: { path: string }, id: string): string {
  return path.replace('{id}', id);
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.99)]!;
}
