/** S3, measured: whether response times reveal who has an account. */
import { Agent, request } from 'node:http';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { addressNumber } from '#test/guesser.ts';
import { median } from './measures.ts';
import { type Kind, kinds, type People } from './people.ts';
import type { Shop } from './product.ts';

/** One kind of people against unknown ones, at one call. */
export interface Comparison {
  call: string;
  kind: Kind;
  /** Difference of the medians. */
  medianMs: number;
  /**
   * Share of pairs in which the answer about such a person takes longer than one about nobody; 0.5 means no
   * difference.
   */
  auc: number;
  samples: number;
}

/** Limits above which response times would reveal something. */
const telling = { medianMs: 3, auc: 0.05 };

export function isTelling({ medianMs, auc }: Comparison): boolean {
  return Math.abs(medianMs) >= telling.medianMs || Math.abs(auc - 0.5) > telling.auc;
}

type Ask = (people: People, kind: Kind, n: number) => object;

const password = 'Не-тот-пароль-2026';
export const askedCalls: Record<string, { path: string; ask: Ask }> = {
  login: {
    path: signInApi.login.path,
    ask: (people, kind, n) => ({ email: people.emailOf(kind, n), password }),
  },
  'forgot-password': {
    path: signInApi.forgotPassword.path,
    ask: (people, kind, n) => ({ email: people.emailOf(kind, n) }),
  },
  'forgot-login': {
    path: signInApi.forgotLogin.path,
    ask: (people, kind, n) => ({ phone: people.phoneOf(kind, n) }),
  },
  register: {
    path: signInApi.register.path,
    ask: (people, kind, n) => ({
      // An address that has registered is known from then on.
      email: people.emailOf(kind, kind === 'unknown' ? n + newcomers() : n),
      password,
      first_name: 'Вера',
      last_name: 'Ким',
      privacy_consent: true,
      data_consent: true,
    }),
  },
};

let taken = 1_000_000;
function newcomers(): number {
  taken += 1_000_000;
  return taken;
}

/**
 * All kinds by turns, in another order each time: background work left by one answer slows each of the
 * following alike. Where a kind stands out, its call is measured once more: with so many comparisons, one
 * differs by chance now and then.
 */
export async function compareTimes(shop: Shop, people: People, samples: number): Promise<Comparison[]> {
  const found: Comparison[] = [];
  for (const call of Object.keys(askedCalls)) {
    let compared = await compareOne(shop, people, call, samples);
    if (compared.some(isTelling)) compared = await compareOne(shop, people, call, samples);
    found.push(...compared);
  }
  return found;
}

async function compareOne(shop: Shop, people: People, call: string, samples: number): Promise<Comparison[]> {
  const { path, ask } = askedCalls[call]!;
  const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let n = 0; n < samples; n++) {
    // Often enough to stay below the mail limit of a whole school.
    if (n % 50 === 0) await people.clearLimits();
    for (const kind of shuffled(kinds)) {
      const body = ask(people, kind, n);
      times.get(kind)!.push(await timeOf(agent, shop.url + path, body, addressNumber(n % 10_000)));
    }
  }
  agent.destroy();
  const unknown = times.get('unknown')!;
  return kinds
    .filter((kind) => kind !== 'unknown')
    .map((kind) => {
      const own = times.get(kind)!;
      return { call, kind, medianMs: median(own) - median(unknown), auc: aucOf(own, unknown), samples };
    });
}

/** Milliseconds until the whole answer is there. @throws where it was rate-limited or failed */
export function timeOf(agent: Agent, url: string, body: object, from: string): Promise<number> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'x-forwarded-for': from,
  };
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume();
      response.once('end', () => {
        const tookMs = performance.now() - startedAt;
        if (![200, 401].includes(response.statusCode ?? 0))
          reject(new Error(`${url} answered ${response.statusCode}`));
        else resolve(tookMs);
      });
    });
    sent.once('error', reject);
    sent.end(text);
  });
}

/** Mann-Whitney: the share of pairs in which the first is longer. */
function aucOf(first: readonly number[], second: readonly number[]): number {
  const sorted = second.toSorted((a, b) => a - b);
  let below = 0;
  for (const value of first) {
    const lower = sorted.findIndex((other) => other >= value);
    const upper = sorted.findIndex((other) => other > value);
    const less = lower === -1 ? sorted.length : lower;
    below += less + ((upper === -1 ? sorted.length : upper) - less) / 2;
  }
  return below / (first.length * second.length);
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
