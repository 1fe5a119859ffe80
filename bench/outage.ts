/** R6, measured: registering and resetting a password take no longer while the mail server is down. */
import { Agent } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { addressNumber } from '#test/guesser.ts';
import { median } from './measures.ts';
import { addPeople } from './people.ts';
import { openShop } from './product.ts';
import { askedCalls, timeOf } from './timing.ts';

export interface Wait {
  call: string;
  upMs: number;
  awayMs: number;
  samples: number;
}

/** True beyond a tenth more, or beyond what nobody notices. */
export function isLonger({ upMs, awayMs }: Wait): boolean {
  return awayMs > Math.max(upMs * 1.1, upMs + 1);
}

/**
 * Two schools by turns: one whose mail server accepts mail, one whose mail server accepts connections and
 * never answers.
 */
export async function waitsInOutage(samples: number): Promise<Wait[]> {
  const silent = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const { port } = silent.address() as AddressInfo;
  const schools = {
    up: await openShop(),
    away: await openShop({ MAIL_URL: `smtp://127.0.0.1:${port}` }),
  };
  const people = {
    up: await addPeople(schools.up, samples),
    away: await addPeople(schools.away, samples),
  };
  const agent = new Agent({ keepAlive: true });
  const waits: Wait[] = [];
  for (const call of ['register', 'forgot-password']) {
    const { path, ask } = askedCalls[call]!;
    const times = { up: [] as number[], away: [] as number[] };
    for (let n = 0; n < samples; n++) {
      const order = n % 2 === 0 ? (['up', 'away'] as const) : (['away', 'up'] as const);
      for (const school of order) {
        if (n % 100 === 0) await people[school].clearLimits();
        const body = ask(people[school], call === 'register' ? 'unknown' : 'known', n);
        times[school].push(await timeOf(agent, schools[school].url + path, body, addressNumber(n)));
      }
    }
    waits.push({ call, upMs: median(times.up), awayMs: median(times.away), samples });
  }
  agent.destroy();
  await Promise.all(Object.values(people).map((each) => each.close()));
  await Promise.all(Object.values(schools).map((school) => school.stop()));
  silent.close();
  return waits;
}
