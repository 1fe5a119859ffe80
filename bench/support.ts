/**
 * Five hundred visitors with open live streams, and operators who answer all of them: memory above idle, how long an
 * answer takes to arrive, and what a reader that has stalled costs the others.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { supportApi } from '#features/talk/support/contract/chat.ts';
import { inboxApi } from '#features/talk/support/contract/inbox.ts';
import { second } from '#shared/dates.ts';
import { type EventReader, readEvents } from '#test/events.ts';
import { onEachEngine, type Shop } from './shop.ts';
import { atMost } from './verdict.ts';

const visitors = 500;
const rounds = 3;
/** As many operators answer at once. */
const operators = 10;
/** So many readers take nothing after the first event. */
const stalled = 20;
const settleMs = 20 * second;

interface Chat {
  messages: { text: string }[];
}
interface Visitor {
  id: string;
  /** Null while nobody reads. */
  reader: EventReader<Chat> | null;
}

export function run(): Promise<void> {
  return onEachEngine(measure);
}

async function measure(shop: Shop): Promise<void> {
  const token = await signIn(shop);
  const tokens = await askAll(shop);
  const ids = await conversations(shop, token);
  // Staff are mailed meanwhile that somebody waits; and the cost of answering itself is not what this measures.
  await Promise.all([
    answerAll(
      shop,
      token,
      ids.map((id) => ({ id, reader: null })),
      0,
    ),
    pause(settleMs),
  ]);
  const idleMb = memoryMb(shop);
  const open: (Visitor & { reader: EventReader<Chat> })[] = [];
  for (const [n, chatToken] of tokens.entries()) {
    const reader = await readEvents<Chat>(`${shop.url}/api/support/chat/${chatToken}/stream`, from(n));
    await reader.next();
    open.push({ id: ids[n]!, reader });
  }
  const openMb = memoryMb(shop);
  const slow = open.slice(0, stalled);
  for (const { reader } of slow) reader.stall();
  const times: number[] = [];
  for (let round = 1; round <= rounds; round++) times.push(...(await answerAll(shop, token, open, round)));
  const busyMb = memoryMb(shop);
  console.log(
    `\n${shop.name}: ${idleMb} MB idle, ${openMb} MB with ${visitors} streams, ${busyMb} MB after ${rounds * visitors} answers`,
  );
  atMost(`memory above idle (${shop.name})`, Math.max(openMb, busyMb) - idleMb, 150, ' MB');
  atMost(`slowest answer, from its call to the visitor (${shop.name})`, Math.max(...times), 1000, ' ms');
  for (const { reader } of open) reader.cut();
}

/** @returns milliseconds until each answer arrived, those of stalled readers left out */
async function answerAll(
  shop: Shop,
  token: string,
  open: readonly Visitor[],
  round: number,
): Promise<number[]> {
  const times: number[] = [];
  const left = [...open.entries()];
  const operator = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [n, { id, reader }] = next;
      const text = `${round} ${'я'.repeat(1900)}`;
      const began = performance.now();
      await call(shop, inboxApi.answer, { id, text }, token);
      if (n < stalled || !reader) continue;
      for (let isThere = false; !isThere; )
        isThere = (await reader.next()).data.messages.some((message) => message.text === text);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: operators }, operator));
  return times;
}

/** Everybody asks for a person. @returns their tokens, in the order of their conversations */
async function askAll(shop: Shop): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < visitors; n++) {
    const message = subjectOf(n);
    const { conversation_token } = await call<{ conversation_token: string }>(
      shop,
      supportApi.send,
      { message, session_id: String(n), wants_operator: true },
      null,
      from(n),
    );
    tokens.push(conversation_token);
  }
  return tokens;
}

/** The first question of each, by which the list finds its conversation. */
function subjectOf(n: number): string {
  return `Вопрос ${n}`;
}

/** Ids in the order of the visitors. */
async function conversations(shop: Shop, token: string): Promise<string[]> {
  const ids = new Map<string, string>();
  for (let page = 1; page <= Math.ceil(visitors / 100); page++) {
    const query = `?state=waiting&search=вопрос&page_size=100&page=${page}`;
    const answer = await fetch(shop.url + inboxApi.list.path + query, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { conversations } = (await answer.json()) as { conversations: { id: string; subject: string }[] };
    for (const { id, subject } of conversations) ids.set(subject, id);
  }
  return Array.from({ length: visitors }, (_, n) => ids.get(subjectOf(n))!);
}

async function signIn(shop: Shop): Promise<string> {
  const input = { email: 'support@podium.local', password: 'podium-demo', staff: true };
  const { access_token } = await call<{ access_token: string }>(
    shop,
    { method: 'POST', path: '/api/login' },
    input,
    null,
  );
  return access_token;
}

async function call<T>(
  shop: Shop,
  { method, path }: { method: string; path: string },
  input: Record<string, unknown>,
  token: string | null,
  more: Record<string, string> = {},
): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...more,
  };
  const url = shop.url + path.replace('{id}', String(input.id));
  const answer = await fetch(url, { method, headers, body: JSON.stringify(input) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Each visitor has an address of its own, as behind a proxy. */
function from(n: number): Record<string, string> {
  return { 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` };
}

function memoryMb({ pid }: Shop): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
