import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEvents } from './liveEvents.ts';

/** A browser's network; a test says what each connection brings. */
let connect: (signal: AbortSignal) => Promise<Response>;

describe('live events', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The longest pauses that there can be.
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
    const browser = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener'] as const)
      vi.stubGlobal(name, browser[name].bind(browser));
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => connect(signal));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  // spec: 233
  it('are back within six seconds of a school that was away for ten minutes', async () => {
    connect = () => Promise.reject(new TypeError('nobody there'));
    const { heard, stop } = follow();
    await vi.advanceTimersByTimeAsync(600_000);
    connect = () => Promise.resolve(stream('data: "Вы ещё тут?"\n\n'));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(heard).toEqual(['Вы ещё тут?']);
    stop();
  });

  // spec: 233
  it('come by another connection where one has gone silent, and by the same while it has a heartbeat', async () => {
    let connections = 0;
    let beat = () => {};
    connect = (signal) => {
      connections++;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          beat = () => controller.enqueue(new TextEncoder().encode(': beat\n\n'));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body));
    };
    const { stop } = follow();
    for (let n = 0; n < 8; n++) {
      await vi.advanceTimersByTimeAsync(15_000);
      beat();
    }
    expect(connections).toBe(1);
    await vi.advanceTimersByTimeAsync(41_000);
    expect(connections).toBe(2);
    stop();
  });

  // spec: 233
  it('leave a crowded school alone for a while, and end where they are refused', async () => {
    let connections = 0;
    let status = 429;
    connect = () => {
      connections++;
      return Promise.resolve(new Response('{}', { status }));
    };
    const { refused } = follow();
    await vi.advanceTimersByTimeAsync(44_000);
    expect(connections).toBe(1);
    status = 403;
    await vi.advanceTimersByTimeAsync(600_000);
    expect([connections, refused]).toEqual([2, [403]]);
  });
});

function follow() {
  const heard: unknown[] = [];
  const refused: number[] = [];
  const stopping = new AbortController();
  void followEvents({
    url: () => '/stream',
    onEvent: (data) => void heard.push(data),
    onRefused: (status) => void refused.push(status),
    signal: stopping.signal,
  });
  return { heard, refused, stop: () => stopping.abort() };
}

/** Brings a text, and stays open. */
function stream(text: string): Response {
  return new Response(
    new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) }),
  );
}
