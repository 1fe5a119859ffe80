import * as http from 'node:http';
import * as https from 'node:https';

const TIMEOUT_MS = 10_000;
const KEPT_CHARACTERS = 300;

/** `text` is the beginning of the answer's body. */
export type Posted = { status: string; text: string };

export type Poster = {
  /** `status` is the HTTP status as text, or the network error code. Never rejects. */
  post(url: string, body: string): Promise<Posted>;
  /** Resolves when no request is under way. */
  idle(): Promise<void>;
  stop(): void;
  isStopped(): boolean;
};

/** Posts JSON over a new connection each time: no keep-alive, so a shop under test can close at any time. */
export function createPoster(): Poster {
  const underWay = new Set<http.ClientRequest>();
  let waiters: Array<() => void> = [];
  let isStopped = false;
  const finish = (request: http.ClientRequest) => {
    underWay.delete(request);
    // The sender's own follow-up (its ledger, its next attempt) runs before `idle` resolves.
    setImmediate(() => {
      if (underWay.size > 0) return;
      for (const wake of waiters) wake();
      waiters = [];
    });
  };
  return {
    post(url, body) {
      if (isStopped) return Promise.resolve({ status: 'stopped', text: '' });
      return new Promise((resolve) => {
        const request = open(url, body);
        underWay.add(request);
        request.on('response', (response) => {
          const told = { status: String(response.statusCode), text: '' };
          response.setEncoding('utf8');
          response.on('data', (text: string) => {
            told.text = (told.text + text).slice(0, KEPT_CHARACTERS);
          });
          response.on('close', () => resolve(told));
        });
        request.on('timeout', () =>
          request.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })),
        );
        request.on('error', (error: NodeJS.ErrnoException) =>
          resolve({ status: error.code ?? error.message, text: '' }),
        );
        request.on('close', () => finish(request));
      });
    },
    idle: () => (underWay.size === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))),
    stop() {
      isStopped = true;
      for (const request of underWay) request.destroy();
    },
    isStopped: () => isStopped,
  };
}

/** YooKassa accepts self-signed certificates of shops, so the simulator does too. */
function open(url: string, body: string): http.ClientRequest {
  const options = {
    method: 'POST',
    agent: false,
    timeout: TIMEOUT_MS,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'AHC/2.1',
    },
  } as const;
  const request = url.startsWith('https:')
    ? https.request(url, { ...options, rejectUnauthorized: false })
    : http.request(url, options);
  request.end(body);
  return request;
}
