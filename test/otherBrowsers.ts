/** Browsers of other engines, driven as far as a short journey needs: open an address, run a script in the page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OtherBrowser {
  open(address: string): Promise<void>;
  /** @returns the value of an expression in the page */
  run(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Firefox speaks WebDriver BiDi by itself. */
export async function openFirefox(): Promise<OtherBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'podium-firefox-'));
  const firefox = spawn('firefox-esr', [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ]);
  const [, address] = await said(firefox, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (answer: BidiAnswer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as BidiAnswer;
    waiting.get(answer.id)?.(answer);
  };
  let last = 0;
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    last += 1;
    const id = last;
    const answered = new Promise<BidiAnswer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  }
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]!.context;
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(expression) {
      const asked = { expression: asJson(expression), target: { context }, awaitPromise: true };
      const answer = (await send('script.evaluate', asked)) as { result?: { value: string } };
      if (!answer.result?.value) throw new Error(JSON.stringify(answer));
      return JSON.parse(answer.result.value).value;
    },
    async close() {
      socket.close();
      await ended(firefox);
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

interface BidiAnswer {
  id: number;
  type: string;
  message: string;
  result: Record<string, unknown>;
}

/** WebKitGTK, the engine of Safari, on a screen that nobody sees. */
export async function openWebKit(): Promise<OtherBrowser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  const [, display] = await said(screen, /^(\d+)\n/m);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display}`, NO_AT_BRIDGE: '1' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env });
  async function send(path: string, body: object, tries = 50): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: path.endsWith('/end') ? 'DELETE' : 'POST',
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      if (tries === 0) throw error;
      return null;
    });
    if (!answer) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return send(path, body, tries - 1);
    }
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  }
  const { sessionId } = (await send('/session', { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    open: async (url) => void (await send(`${session}/url`, { url })),
    async run(expression) {
      const script = `return ${asJson(expression)}`;
      return JSON.parse(String(await send(`${session}/execute/sync`, { script, args: [] }))).value;
    },
    async close() {
      await ended(driver);
      await ended(screen);
    },
  };
}

function asJson(expression: string): string {
  return `JSON.stringify({ value: (${expression}) ?? null })`;
}

/** The program's own words, on either of its outputs, once they fit. */
function said(program: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (chunk: unknown) => {
      text += String(chunk);
      const found = pattern.exec(text);
      if (found) resolve(found);
    };
    program.stdout?.on('data', hear);
    program.stderr?.on('data', hear);
    program.once('error', reject);
    program.once('exit', () => reject(new Error(`ended before it was ready: ${text}`)));
  });
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function ended(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    program.once('exit', () => resolve());
    program.kill();
  });
}
