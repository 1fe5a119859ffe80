/** The processes that are measured: the product as `npm start` runs it, and bare Fastify beside it. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

export interface Served {
  url: string;
  pid: number;
  /** From the start of the process until it said where it serves. */
  readyMs: number;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');
/** Of `npm start`: flags of Node and all. */
const startArguments = (manifest.scripts.start as string).split(' ').slice(1);

/** A new school on SQLite, in a folder that goes with it unless one is given. */
export async function startProduct(env: Record<string, string> = {}): Promise<Served> {
  const folder = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'podium-bench-')));
  const settings = { PORT: '0', LOG_LEVEL: 'silent', ...env, DATA_DIR: folder };
  const served = await serve(startArguments, settings, /Podium is serving (\S+)/);
  return {
    ...served,
    async stop() {
      await served.stop();
      if (env.DATA_DIR === undefined) await rm(folder, { recursive: true });
    },
  };
}

/** Bare Fastify that answers `answerFile` on every path: `{headers, body}` as JSON, the body in base64. */
export function startBare(answerFile: string): Promise<Served> {
  return serve([join(import.meta.dirname, 'programs/bare.ts'), answerFile], {}, /bare (\S+)/);
}

function serve(args: readonly string[], env: Record<string, string>, sign: RegExp): Promise<Served> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => process.off('exit', killWithUs));
  return new Promise((resolve, reject) => {
    let said = '';
    function listen(chunk: Buffer): void {
      said += chunk;
      const url = sign.exec(said)?.[1];
      if (!url) return;
      const readyMs = performance.now() - startedAt;
      const stop = (): Promise<void> => {
        child.kill('SIGTERM');
        return ended;
      };
      resolve({ url: url.replace('localhost', '127.0.0.1'), pid: child.pid!, readyMs, stop });
    }
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}:\n${said}`)));
  });
}
