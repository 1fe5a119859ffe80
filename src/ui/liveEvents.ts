/** Server-sent events by fetch, which can send the bearer; goes on by itself after a cut, where it ended. */
import { currentLanguage } from './language.ts';
import { readToken } from './session.ts';

interface Live<T> {
  /** Address of the stream, computed for each connection. */
  url(): string;
  onEvent(data: T): void;
  /** The server says that there is nothing to read here. */
  onRefused?(status: number): void;
  signal: AbortSignal;
}

/** Short to the end: somebody may be waiting for an answer in the school that is just coming back. */
const pausesMs = [500, 1_000, 2_000, 4_000];
/** Where the school says that too many read already. */
const crowdedMs = 30_000;
/** The server's heartbeat comes every 15 seconds: a connection silent for this long is dead. */
const silenceMs = 40_000;

/** Resolves once it was stopped or refused. */
export async function followEvents<T>({ url, onEvent, onRefused, signal }: Live<T>): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let pauseMs = pausesMs[Math.min(failures++, pausesMs.length - 1)]!;
    const connection = new AbortController();
    const cut = () => connection.abort();
    signal.addEventListener('abort', cut);
    const silence = silenceTimer(cut);
    try {
      const response = await fetch(url(), {
        headers: headers(),
        signal: connection.signal,
        cache: 'no-store',
      });
      if ([401, 403, 404].includes(response.status)) return onRefused?.(response.status);
      if (response.status === 429) pauseMs = crowdedMs;
      if (response.ok && response.body) {
        await read(response.body, silence.renew, (data) => {
          failures = 0;
          onEvent(data as T);
        });
      }
    } catch {
      // Cut off, or nobody there: tried again below.
    } finally {
      silence.stop();
      signal.removeEventListener('abort', cut);
    }
    // Not all at once: a process that restarts is awaited by every reader it had.
    await pause(pauseMs * (0.5 + Math.random()), signal);
  }
}

function headers(): Record<string, string> {
  const token = readToken();
  return {
    accept: 'text/event-stream',
    'accept-language': currentLanguage(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** A network that went away without a word, as when a computer was asleep, breaks no connection by itself. */
function silenceTimer(onSilence: () => void) {
  let timer = setTimeout(onSilence, silenceMs);
  const stop = () => clearTimeout(timer);
  return {
    stop,
    renew() {
      stop();
      timer = setTimeout(onSilence, silenceMs);
    },
  };
}

async function read(
  body: ReadableStream<Uint8Array>,
  onPart: () => void,
  onData: (data: unknown) => void,
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  for (let rest = ''; ; ) {
    const { value, done } = await reader.read();
    if (done) return;
    onPart();
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
