/** The measured processes: the product as `npm start` runs it, and bare Fastify beside it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startProduct as startProductProcess, startServer } from '#test/product.ts';

export interface Served {
  url: string;
  pid: number;
  /** Time from the start of the process until it printed its address. */
  readyMs: number;
  stop(): Promise<void>;
}

/** A new school on SQLite, in a temporary folder unless one is given. */
export async function startProduct(env: Record<string, string> = {}): Promise<Served> {
  const folder = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'podium-bench-')));
  const settings = { PORT: '0', LOG_LEVEL: 'silent', ...env, DATA_DIR: folder };
  const served = await whenReady(startProductProcess(settings));
  return {
    ...served,
    async stop() {
      await served.stop();
      if (env.DATA_DIR === undefined) await rm(folder, { recursive: true });
    },
  };
}

/** Bare Fastify that answers every path with `answerFile`: `{headers, body}` as JSON, the body in base64. */
export function startBare(answerFile: string): Promise<Served> {
  const program = join(import.meta.dirname, 'programs/bare.ts');
  return whenReady(startServer([program, answerFile], {}, { sign: /bare (\S+)/ }));
}

async function whenReady({ pid, ready, stop }: ServerProcess): Promise<Served> {
  return { pid, stop, ...(await ready) };
}
