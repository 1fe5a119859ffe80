/** Server-sent events by fetch, which can send the bearer; goes on by itself after a cut, where it ended. */
import { currentLanguage } from './language.ts';
import { readToken } from './session.ts';

interface Live<T> {
  /** Address of the stream; asked anew for each connection. */
  url(): string;
  onEvent(data: T): void;
  /** The server says that there is nothing to read here. */
  onRefused?(status: number): void;
  signal: AbortSignal;
}

const pausesMs = [500, 2_000, 5_000, 15_000, 30_000];

/** Resolves once it was stopped or refused. */
export async function followEvents<T>({ url, onEvent, onRefused, signal }: Live<T>): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const token = readToken();
      const headers = {
        accept: 'text/event-stream',
        'accept-language': currentLanguage(),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const response = await fetch(url(), { headers, signal, cache: 'no-store' });
      if ([401, 403, 404].includes(response.status)) return onRefused?.(response.status);
      if (response.ok && response.body) {
        await read(response.body, (data) => {
          failures = 0;
          onEvent(data as T);
        });
      }
    } catch {
      // Cut off, or nobody there: tried again below.
    }
    // Not all at once: a process that restarts is awaited by every reader it had.
    const pauseMs = pausesMs[Math.min(failures++, pausesMs.length - 1)]! * (0.5 + Math.random());
    await pause(pauseMs, signal);
  }
}

async function read(body: ReadableStream<Uint8Array>, onData: (data: unknown) => void): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  for (let rest = ''; ; ) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '));
      if (data) onData(JSON.parse(data.slice('data: '.length)));
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
