// Lane: alone.
/** S4: password guessing over real connections, at machine speed. */
import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { hour, minute } from '#shared/dates.ts';
import { atCount, tell } from '#test/counts.ts';
import { addressNumber, guess, guessAtOnce } from '#test/guesser.ts';
import { type Program, startProgram } from '#test/program.ts';
import { describeOnEngines, type World } from '#test/world.ts';

const config = { TRUST_PROXY: 'true' };
const allGuesses = atCount(100, 10_000);
/** Besides the one that asks them. */
const processes = atCount(1, 2);
const timeout = atCount(60_000, 900_000);
const wave = 50;
const oneAddress = '203.0.113.7';

const programs: Program[] = [];

/** No process outlives its test, not even a failing one. */
afterEach(killAll);

describeOnEngines('guesses', (makeWorld) => {
  it('100 at once at one account, from 100 addresses, are counted as 100', { timeout }, async () => {
    const world = await makeWorld({ config });
    const { email } = await world.signedInAs('user');
    const guesses = numbered(100, (n) => ({ origin: originOf(world), email, from: addressNumber(n) }));
    expect(await guessAtOnce(guesses)).toEqual({ 401: 10, 429: 90 });
  });

  it('100 at once from one address, at 100 accounts, are counted as 100', { timeout }, async () => {
    const world = await makeWorld({ config });
    const guesses = numbered(100, (n) => ({
      origin: originOf(world),
      email: `somebody-${n}@example.com`,
      from: oneAddress,
    }));
    expect(await guessAtOnce(guesses)).toEqual({ 401: 20, 429: 80 });
  });

  it.each([1, 300])(
    `${allGuesses} within an hour from %i addresses, at one account`,
    {
      timeout,
    },
    async (addresses) => {
      const world = await makeWorld({ config });
      const owner = await world.signedInAs('user');
      const device = randomBytes(32).toString('base64url');
      const atHome = { ...owner, from: '2001:db8:7::1', device };
      expect((await guess(originOf(world), atHome)).status).toBe(200);

      const looked = await guessForAnHour(world, (n) => ({
        email: owner.email,
        from: addressNumber(n % addresses),
        // The right password, yet not checked: the owner's password is not found this way.
        ...(n === allGuesses - 1 && { password: owner.password }),
      }));
      expect(looked).toBeGreaterThanOrEqual(10);
      expect(looked).toBeLessThanOrEqual(20);
      expect((await guess(originOf(world), atHome)).status).toBe(200);
    },
  );

  it(`${allGuesses} within a quarter of an hour from one address, each at another account`, {
    timeout,
  }, async () => {
    const world = await makeWorld({ config });
    const one = (n: number) => ({ email: `somebody-${n}@example.com`, from: oneAddress });
    const looked = await guessForAnHour(world, one, 15 * minute);
    expect(looked).toBeGreaterThanOrEqual(20);
    expect(looked).toBeLessThanOrEqual(30);
  });

  it('processes count together, and what they counted outlives their death', { timeout }, async () => {
    const world = await makeWorld({ config });
    const { email } = await world.signedInAs('user');
    const origins = await Promise.all(numbered(processes, () => originOfProgram(serve(world))));
    const guesses = numbered(100, (n) => ({
      origin: origins[n % processes]!,
      email,
      from: addressNumber(n),
    }));
    expect(await guessAtOnce(guesses)).toEqual({ 401: 10, 429: 90 });

    await killAll();
    // Another process, which has counted nothing itself.
    expect((await guess(originOf(world), { email, from: addressNumber(500) })).status).toBe(429);
  });
});

/** Waves of guesses while time passes. @returns how many were checked */
async function guessForAnHour(
  world: World,
  one: (n: number) => { email: string; from: string; password?: string },
  overMs = 1 * hour,
): Promise<number> {
  const origin = originOf(world);
  tell('guesses', allGuesses);
  let looked = 0;
  for (let first = 0; first < allGuesses; first += wave) {
    const counts = await guessAtOnce(numbered(wave, (n) => ({ origin, ...one(first + n) })));
    looked += (counts[401] ?? 0) + (counts[200] ?? 0);
    world.passTime((overMs * wave) / allGuesses - 1);
  }
  return looked;
}

function numbered<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

function originOf(world: World): string {
  return world.app.config.appUrl;
}

function serve(world: World): Program {
  const program = startProgram('serve', [
    world.databaseAt,
    world.app.config.dataDir,
    world.app.now().toISOString(),
  ]);
  programs.push(program);
  return program;
}

async function killAll(): Promise<void> {
  for (const { process } of programs) process.kill('SIGKILL');
  await Promise.all(programs.splice(0).map(({ ended }) => ended));
}

/** @throws with its output when it ends before it serves */
function originOfProgram({ process, ended }: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    process.stdout!.on('data', (chunk) => {
      said += chunk;
      const origin = /serving (\S+)/.exec(said)?.[1];
      if (origin) resolve(origin);
    });
    void ended.then(({ output }) => reject(new Error(output)));
  });
}
