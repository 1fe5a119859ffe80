import { expect, it } from 'vitest';
import { hour } from '#shared/dates.ts';
import { drawnBy } from '#test/drawings.ts';
import { describeOnEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { type Context, contextOf } from '../context.ts';
import { type DrawingKind, drawing, drawn } from './drawings.ts';

const megabyte = 1024 * 1024;

describeOnOneEngine('what is drawn on demand', (makeWorld) => {
  it('is drawn once for all who ask together, and for those who ask later', async () => {
    const world = await makeWorld();
    const asked = Array.from({ length: 30 }, (_, n) => ask(world, 'the same', { address: `192.0.2.${n}` }));
    expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(['the same']));
    await ask(world, 'the same');
    expect(await drawnBy(world, 'card')).toBe(1);
    // Those of one network as well, and for one attempt of it.
    await Promise.all(Array.from({ length: 60 }, () => ask(world, 'another', { address: '192.0.2.1' })));
    expect(await drawnBy(world, 'card')).toBe(2);
  });

  it('is not kept where it failed', async () => {
    const world = await makeWorld();
    const broken = drawing('card', 'a card', async () => Promise.reject(new Error('no font')));
    await expect(drawn(contextOf(world.app), broken)).rejects.toThrow('no font');
    expect(String(await ask(world, 'a card'))).toBe('a card');
  });

  it('is kept as far as the memory for it goes: what nobody asks for goes first', async () => {
    const world = await makeWorld();
    const large = (text: string) => ask(world, text, { kind: 'pdf', bytes: Buffer.alloc(3 * megabyte) });
    for (const text of ['first', 'second', 'first', 'third']) await large(text);
    expect(await drawnBy(world, 'pdf')).toBe(3);
    await large('first');
    expect(await drawnBy(world, 'pdf')).toBe(3);
    await large('second');
    expect(await drawnBy(world, 'pdf')).toBe(4);
  });

  it.each([
    ['card', 20, 40],
    ['pdf', 20, 40],
    ['photo', 100, 200],
  ] as const)(
    'waits in a line of its own: so many a %s of one network, so many in all; the next is refused, the earlier are served',
    async (kind, ofOneNetwork, waiting) => {
      const world = await makeWorld();
      const gate = Promise.withResolvers<void>();
      const from = (address: string) => (_: unknown, n: number) =>
        ask(world, `${address} ${n}`, { kind, address, after: gate.promise });
      const ours = Array.from({ length: ofOneNetwork + 1 }, from('192.0.2.1'));
      // Its attempt was counted, and it waits.
      await settled(world);
      const refusal = { code: 'drawings_wait', status: 503, details: { headers: { 'retry-after': '10' } } };
      await expect(from('192.0.2.1')(null, 1000)).rejects.toMatchObject(refusal);
      const theirs = Array.from({ length: waiting - ofOneNetwork }, from('192.0.2.2'));
      await settled(world);
      await expect(from('192.0.2.3')(null, 0)).rejects.toMatchObject(refusal);
      gate.resolve();
      expect(await Promise.all([...ours, ...theirs])).toHaveLength(1 + waiting);
      expect(String(await from('192.0.2.3')(null, 0))).toBe('192.0.2.3 0');
    },
  );
});

describeOnEngines('what one network may have drawn', (makeWorld) => {
  it('is limited; what is sent from memory does not count, and nobody else is refused for it', async () => {
    const world = await makeWorld();
    const address = '192.0.2.1';
    for (let n = 0; n < 40; n++) await ask(world, `card ${n}`, { address });
    const refused = expect.objectContaining({ code: 'too_many_requests', status: 429 });
    const [one, other] = await Promise.allSettled([
      ask(world, 'card 40', { address }),
      ask(world, 'card 40', { address: '192.0.2.2' }),
    ]);
    expect(one).toEqual({ status: 'rejected', reason: refused });
    expect(other.status).toBe('fulfilled');
    // Kept ones are sent, this one as well.
    for (let n = 0; n <= 40; n++) await ask(world, `card ${n}`, { address });
    expect(await drawnBy(world, 'card')).toBe(41);
    world.passTime(1 * hour);
    await ask(world, 'card 41', { address });
  });
});

interface Asking {
  kind?: DrawingKind;
  address?: string;
  bytes?: Buffer;
  /** It takes until then. */
  after?: Promise<void>;
}

function ask(world: World, text: string, asking: Asking = {}): Promise<Buffer> {
  const { kind = 'card', bytes = Buffer.from(text), after } = asking;
  return drawn(
    visitorAt(world, asking.address ?? '127.0.0.1'),
    drawing(kind, text, async () => {
      await after;
      return bytes;
    }),
  );
}

function visitorAt({ app }: World, address: string): Context {
  return contextOf(app, { kind: 'visitor', language: 'ru', address, userAgent: 'test' });
}

/** Counted attempts are commits, answered in the order they were made. */
async function settled(world: World): Promise<void> {
  await world.server.inject({ url: '/metrics' });
}
