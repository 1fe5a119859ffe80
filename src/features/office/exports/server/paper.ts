/**
 * A list as a PDF, set on a thread of its own that gets the rows as they are read: laying out five thousand of them
 * takes seconds, and would keep everybody else waiting.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fontFiles } from '#features/teaching/certificates/server/typefaces.ts';
import { headingsOf, isoFormats, type ListReader } from '#server/csv.ts';
import { limitOf } from '#server/patience.ts';
import { root } from '#server/root.ts';
import { minute } from '#shared/dates.ts';
import type { Column, Listing } from '#shared/listing.ts';
import { cellTexts } from '#shared/listingTexts.ts';
import { paperFormats } from './texts.ts';

export interface PaperHead {
  title: string;
  made: string;
  headings: readonly string[];
  /** By column: numbers stand to the right. */
  isNumber: readonly boolean[];
  fonts: Record<string, { normal: string }>;
}
/** In this order: the head, rows any number of times, the end. */
export type PaperOrder = { head: PaperHead } | { rows: readonly (readonly string[])[] } | { end: true };
export type PaperAnswer = { bytes: Uint8Array } | { problem: string };

const limitMs = 2 * minute;
/** Twice the memory of five thousand rows with thirteen columns. */
const mostMegabytes = 1024;

let last: Promise<unknown> = Promise.resolve();

/** One at a time in a process: each takes much memory. */
export async function* paperOf(
  listing: Listing,
  pages: AsyncIterable<readonly object[]>,
  reader: ListReader,
): AsyncGenerator<Uint8Array> {
  const before = last;
  const { promise, resolve } = Promise.withResolvers<void>();
  last = promise;
  await before;
  try {
    yield await set(listing, pages, reader);
  } finally {
    resolve();
  }
}

async function set(
  listing: Listing,
  pages: AsyncIterable<readonly object[]>,
  reader: ListReader,
): Promise<Uint8Array> {
  const cellText = cellTexts(listing, paperFormats(reader));
  const columns = Object.entries<Column>(listing.columns);
  const head: PaperHead = {
    title: reader.words(`${listing.words}.title`),
    made: isoFormats(reader).time(reader.at.toISOString()),
    headings: headingsOf(listing, reader),
    isNumber: columns.map(([, { type }]) => type === 'money' || type === 'count'),
    fonts: await fontFiles(),
  };
  const thread = new Worker(join(root, 'src/features/office/exports/server/paperThread.ts'), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const answer = answerOf(thread);
  const tell = (order: PaperOrder) => thread.postMessage(order);
  try {
    tell({ head });
    for await (const page of pages)
      tell({ rows: page.map((row) => columns.map(([key]) => cellText(row, key))) });
    tell({ end: true });
    const found = await answer;
    if ('problem' in found) throw new Error(`a list could not be set: ${found.problem}`);
    return found.bytes;
  } finally {
    await thread.terminate();
  }
}

function answerOf(thread: Worker): Promise<PaperAnswer> {
  const { promise, resolve } = Promise.withResolvers<PaperAnswer>();
  const fail = (problem: string) => resolve({ problem });
  const tooLong = setTimeout(fail, limitOf(limitMs), `it took longer than ${limitMs} ms`).unref();
  thread
    .once('message', resolve)
    .once('error', ({ message }) => fail(message))
    .once('exit', (code) => fail(`its thread ended with ${code}`));
  return promise.finally(() => clearTimeout(tooLong));
}
