/**
 * A language model behind OpenAI's API for chat completions, streamed over real HTTP: it repeats the first passages
 * that it is given, or fails in the way that a test, or its control page, asks for.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { controlsPage } from './page.ts';

/**
 * `silent`: nothing ever comes. `slow`: the first token comes after `slowMs`. `refused`: 429. `error`: 500. `garbage`: no
 * stream at all. `cut`: the connection breaks in the middle. `invented price`, `invented link`: facts that no passage holds.
 * `echo`: repeats its instructions and the question. `wordy`: goes on without end.
 */
export const llmFaults = [
  ...(['silent', 'slow', 'refused', 'error', 'garbage', 'cut'] as const),
  ...(['invented price', 'invented link', 'echo', 'wordy'] as const),
] as const;
export type LlmFault = (typeof llmFaults)[number];

interface Message {
  role: string;
  content: string;
}

export interface LlmSimulator {
  settings: { url: string; model: string; apiKey: string };
  /** Page to choose a fault on. */
  controlsUrl: string;
  /** Bodies of the calls so far, oldest first. */
  asked(): readonly { messages: readonly Message[] }[];
  set(fault: LlmFault | null): void;
  close(): Promise<void>;
}

const MAX_ASKED = 200;
const slowMs = 3000;
const TOKEN_CHARACTERS = 12;

interface State {
  asked: { messages: Message[] }[];
  fault: LlmFault | null;
}

export async function startLlm({ port = 0 }: { port?: number } = {}): Promise<LlmSimulator> {
  const state: State = { asked: [], fault: null };
  const server = createServer((request, response) => void answer(state, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { url: `${origin}/v1`, model: modelOfSimulator, apiKey: apiKeyOfSimulator },
    controlsUrl: `${origin}/simulator`,
    asked: () => state.asked,
    set(fault) {
      state.fault = fault;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const apiKeyOfSimulator = 'sk-simulator';
const modelOfSimulator = 'podium-simulator';

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://simulator');
  const body = await bodyOf(request);
  if (pathname === '/simulator') return void controls(state, request.method ?? 'GET', body, response);
  if (!['/v1/chat/completions', '/v1/models'].includes(pathname))
    return void refuse(response, 404, 'not_found');
  if (request.headers.authorization !== `Bearer ${apiKeyOfSimulator}`)
    return void refuse(response, 401, 'key');
  if (pathname === '/v1/models') return models(state.fault, response);
  const asked = JSON.parse(body) as { messages: Message[] };
  state.asked.push(asked);
  if (state.asked.length > MAX_ASKED) state.asked.shift();
  await act(state.fault, asked.messages, response);
}

function models(fault: LlmFault | null, response: ServerResponse): void {
  if (fault === 'silent') return;
  if (fault === 'error') {
    refuse(response, 500, 'server_error');
    return;
  }
  const list = { object: 'list', data: [{ id: modelOfSimulator, object: 'model' }] };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
}

async function act(fault: LlmFault | null, messages: Message[], response: ServerResponse): Promise<void> {
  if (fault === 'silent') return;
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs).unref());
  if (fault === 'refused') return refuse(response, 429, 'rate_limit_exceeded');
  if (fault === 'error') return refuse(response, 500, 'server_error');
  if (fault === 'garbage')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello');
  stream(response, said(fault, messages), { isCut: fault === 'cut' });
}

function said(fault: LlmFault | null, messages: Message[]): string {
  const everything = messages.map(({ content }) => content).join('\n');
  const first = /<passage>\n?([\s\S]*?)\n?<\/passage>/.exec(everything)?.[1] ?? 'UNKNOWN';
  if (fault === 'invented price') return `${first} Но для вас — всего 7 777 ₽.`;
  if (fault === 'invented link') return `${first} Платите на https://podium-oplata.example/pay`;
  if (fault === 'echo') return everything;
  return fault === 'wordy' ? `${first} `.repeat(400) : first;
}

/** Server-sent events, as OpenAI sends them. */
function stream(response: ServerResponse, text: string, { isCut }: { isCut: boolean }): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const tokens = text.match(new RegExp(`[\\s\\S]{1,${TOKEN_CHARACTERS}}`, 'g')) ?? [];
  const sent = isCut ? tokens.slice(0, Math.ceil(tokens.length / 2)) : tokens;
  for (const content of sent) response.write(event({ choices: [{ index: 0, delta: { content } }] }));
  // The head and the tokens must be on their way before the line breaks.
  if (isCut) return void setImmediate(() => response.destroy());
  const usage = { prompt_tokens: 100, completion_tokens: tokens.length, total_tokens: 100 + tokens.length };
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
  response.write(event({ choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

function event(value: object): string {
  return `data: ${JSON.stringify({ id: 'simulated', object: 'chat.completion.chunk', ...value })}\n\n`;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { code } }));
}

function controls(state: State, method: string, body: string, response: ServerResponse): void {
  if (method === 'POST') {
    const chosen = new URLSearchParams(body).get('fault');
    state.fault = llmFaults.find((fault) => fault === chosen) ?? null;
    response.writeHead(303, { location: '/simulator' }).end();
    return;
  }
  const policy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'";
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  response.end(controlsPage({ fault: state.fault, faults: llmFaults, asked: state.asked.length }));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
