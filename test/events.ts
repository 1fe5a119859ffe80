/** Reads server-sent events over real HTTP, as a browser's fetch does. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

interface SentEvent<T> {
  id: string | null;
  event: string;
  data: T;
}

export interface EventReader<T> {
  status: number;
  /** The next event; rejects where the stream ends before. */
  next(): Promise<SentEvent<T>>;
  /** The connection breaks. */
  cut(): void;
  /** Takes nothing more from the network, as a browser does that was put to sleep. */
  stall(): void;
  goOn(): void;
}

export async function readEvents<T>(
  url: string,
  headers: Record<string, string> = {},
  localAddress = '127.0.0.1',
): Promise<EventReader<T>> {
  const sent = request(url, { headers: { accept: 'text/event-stream', ...headers }, localAddress });
  sent.on('error', () => {});
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  const blocks = eventsOf<T>(response);
  return {
    status: response.statusCode ?? 0,
    async next() {
      const { value, done } = await blocks.next();
      if (done) throw new Error('the stream has ended');
      return value;
    },
    cut: () => sent.destroy(),
    stall: () => void response.pause(),
    goOn: () => void response.resume(),
  };
}

async function* eventsOf<T>(response: IncomingMessage): AsyncGenerator<SentEvent<T>> {
  let rest = '';
  response.setEncoding('utf8');
  for await (const part of response) {
    const blocks = (rest + part).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      const data = field('data');
      if (data) yield { id: field('id') ?? null, event: field('event') ?? '', data: JSON.parse(data) as T };
    }
  }
}
