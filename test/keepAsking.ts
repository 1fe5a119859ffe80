/** Clients that ask one request after another, each on a connection of its own, until they are stopped. */
import { request } from 'node:http';

export interface Asked {
  answered: number;
  /** Statuses other than 200, and codes of connections that broke or were refused. */
  broken: (number | string)[];
  /** Longest time without any answer. */
  gapMs: number;
}

export function keepAsking(url: string, clients: number): { stop(): Promise<Asked> } {
  const asked: Asked = { answered: 0, broken: [], gapMs: 0 };
  let isOver = false;
  let lastAt = performance.now();
  async function client(): Promise<void> {
    while (!isOver) {
      const outcome = await ask(url);
      if (outcome !== 200) asked.broken.push(outcome);
      else {
        const now = performance.now();
        asked.answered++;
        asked.gapMs = Math.max(asked.gapMs, now - lastAt);
        lastAt = now;
      }
    }
  }
  const running = Array.from({ length: clients }, client);
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      return asked;
    },
  };
}

/** @returns the status, or the code of the connection's error */
export function ask(url: string): Promise<number | string> {
  return new Promise((resolve) => {
    request(url, { agent: false }, (response) => {
      response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });
}
