/**
 * The network between provider, bank and product: accepts each notice once and delivers it three times, each copy
 * at its own time and until it is accepted, so that notices overtake each other and outlive the product.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { post } from '#test/requests.ts';

const copies = 3;
const latestMs = 1_500;

export const webhooks = {
  provider: '/api/payments/yookassa/webhook',
  bank: '/api/installments/tbank/webhook',
};

/** The provider's names its payment or refund, the bank's is the instalment plan itself. */
type Notice = { object: { id: string } } | { id: string };

export interface Courier {
  /** Address to which the provider sends its notices. */
  url: string;
  /** Drops the notices of this payment, or the bank's of this instalment plan. */
  lose(id: string): void;
  /** Resolves when every copy has been accepted. */
  empty(): Promise<void>;
  /** Answers that no notice may get. */
  strange: string[];
  tally: { notices: number; lost: number; accepted: number; repeated: number };
  close(): void;
}

export async function startCourier(origin: string): Promise<Courier> {
  const lost = new Set<string>();
  const strange: string[] = [];
  const tally = { notices: 0, lost: 0, accepted: 0, repeated: 0 };
  const underWay = new Set<Promise<void>>();
  let isClosed = false;

  async function bring(path: string, body: unknown): Promise<void> {
    await pause(Math.random() * latestMs);
    while (!isClosed) {
      const status = await post(origin, { path, body }).then(
        (reply) => reply.status,
        () => 0,
      );
      if (status === 200) {
        tally.accepted += 1;
        return;
      }
      if (![0, 429, 503].includes(status)) strange.push(`a notice was answered ${status}`);
      tally.repeated += 1;
      await pause(100 + Math.random() * 400);
    }
  }

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    response.writeHead(200).end();
    const notice = JSON.parse(text) as Notice;
    const path = request.url === '/' ? webhooks.provider : request.url!;
    tally.notices += 1;
    const isLost = lost.has('object' in notice ? notice.object.id : notice.id);
    if (isLost) tally.lost += 1;
    for (let copy = 0; copy < (isLost ? 0 : copies); copy += 1) {
      const brought = bring(path, notice).finally(() => underWay.delete(brought));
      underWay.add(brought);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    lose: (id) => void lost.add(id),
    async empty() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    strange,
    tally,
    close() {
      isClosed = true;
      server.close();
    },
  };
}
