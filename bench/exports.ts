/** All orders of a large school as files: how fast, how much memory, and what visitors feel of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { day, second } from '#shared/dates.ts';
import { type LargeProduct, onEachLargeProduct, sizeOf } from './largeProduct.ts';
import { signIn } from './product.ts';
import { atMost } from './verdict.ts';
import { atRest, type Watched, watched } from './watching.ts';

const settleMs = 30 * second;
/** The longest list that is set as a PDF. */
const mostOnPaper = 5000;

export function run(): Promise<void> {
  return onEachLargeProduct(sizeOf(process.argv[3]), measure);
}

async function measure(product: LargeProduct): Promise<void> {
  const token = await signIn(product.url, 'director@podium.local');
  await pause(settleMs);
  const rest = await atRest(product);
  const name = `at rest (${product.engine})`;
  console.log(`\n${name}: ${rest.peakMb.toFixed(0)} MB`);
  // Nor may the school's own jobs be felt.
  atMost(`longest stall ${name}`, rest.longestStallMs, 50, ' ms');
  atMost(`landing page ${name}, p99`, rest.pageP99Ms, 25, ' ms');
  for (const format of ['csv', 'xlsx'] as const) {
    const file = await watched(product, () => fetched(product, token, `format=${format}`));
    const title = `${format}, ${product.engine}`;
    const seconds = (file.tookMs / 1000).toFixed(1);
    console.log(`\n${title}: ${(file.value.bytes / 1e6).toFixed(0)} MB in ${seconds} s`);
    judge(title, file, rest);
  }
  await paper(product, token, rest);
}

function judge(title: string, file: Watched<unknown>, rest: Watched<void>): void {
  atMost(`memory above idle (${title})`, file.peakMb - rest.peakMb, 150, ' MB');
  atMost(`longest stall (${title})`, file.longestStallMs, 50, ' ms');
  atMost(`landing page meanwhile, p99 (${title})`, file.pageP99Ms, Math.max(25, 5 * rest.pageP99Ms), ' ms');
}

/** Some days that have at most as many rows as a PDF may have. */
async function paper(product: LargeProduct, token: string, rest: Watched<void>): Promise<void> {
  for (let days = 60; days > 0; days = Math.floor(days / 1.3)) {
    const from = new Date(Date.now() - days * day).toISOString().slice(0, 10);
    const file = await watched(product, () => fetched(product, token, `format=pdf&from=${from}`));
    if (file.value.status === 422) continue;
    const title = `pdf of ${days} days, ${product.engine}`;
    const [size, memory] = [file.value.bytes / 1e6, file.peakMb - rest.peakMb];
    console.log(
      `\n${title}: at most ${mostOnPaper} rows, ${size.toFixed(1)} MB, ${memory.toFixed(0)} MB above idle`,
    );
    atMost(`seconds (${title})`, file.tookMs / 1000, 10, ' s');
    const limitMs = Math.max(25, 5 * rest.pageP99Ms);
    atMost(`landing page meanwhile, p99 (${title})`, file.pageP99Ms, limitMs, ' ms');
    return;
  }
}

/** @throws where it is refused for another reason than its length */
async function fetched({ url }: LargeProduct, token: string, query: string) {
  const answer = await fetch(`${url}/api/export/orders?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let bytes = 0;
  for await (const piece of answer.body!) bytes += piece.length;
  if (answer.status !== 200 && answer.status !== 422) throw new Error(`${query}: ${answer.status}`);
  return { bytes, status: answer.status };
}
