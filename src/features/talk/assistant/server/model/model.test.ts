// Lane: alone.
/** R12: the language model over real HTTP, with everything that can be wrong about it and the way there. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { patience } from '#server/patience.ts';
import { day, second } from '#shared/dates.ts';
import { type LlmFault, type LlmSimulator, llmFaults, startLlm } from '#simulators/llm/server.ts';
import { makeAskedSchool, visitor } from '#test/assistant.ts';
import { type FaultProxy, networkFaults, startFaultProxy } from '#test/faultProxy.ts';
import { hastenedLimits } from '#test/hastened.ts';
import { rows } from '#test/rows.ts';
import { describeOnBothEngines, describeOnOneEngine, type World, type WorldOptions } from '#test/world.ts';
import { answerQuestion } from '../answerQuestion.ts';
import { composeAnswer } from '../composeAnswer.ts';
import { correctTokens, reserveTokens } from './spending.store.ts';

/** Limits pass soon where nothing comes before they end. */
const limits = hastenedLimits();
let model: LlmSimulator;

beforeEach(async () => {
  model = await startLlm();
  limits.hasten(false);
});
afterEach(async () => {
  await model.close();
});

type Make = (options?: WorldOptions) => Promise<World>;

async function school(makeWorld: Make, { url = model.settings.url, tokens = '200000' } = {}): Promise<World> {
  const { apiKey, model: name } = model.settings;
  const config = { LLM_URL: url, LLM_MODEL: name, LLM_API_KEY: apiKey, LLM_DAILY_TOKENS: tokens };
  const world = await makeWorld({ config });
  await makeAskedSchool(world.app);
  return world;
}

const bare = { language: 'ru', previous: [] } as const;
const two = 'Сколько стоит рейтинг и дают ли сертификат?';

async function ask(world: World, question = two) {
  return (await answerQuestion(visitor(world.app, 'ru'), { question, ...bare })).text;
}

async function embedded(world: World, question = two) {
  return (await composeAnswer(visitor(world.app, 'ru'), { question, ...bare })).text;
}

describeOnOneEngine('a language model', (makeWorld) => {
  // spec: 229
  it('words the answer out of the passages alone, and is told nothing of who asks', async () => {
    const world = await school(makeWorld);
    const text = await ask(world, `${two} Пишите на vera@example.com, +7 900 123-45-67, Z-10001`);
    // The simulator repeats the first passage: one of the two that the embedded answer holds.
    expect((await embedded(world)).split('\n')).toContain(text);
    const said = JSON.stringify(model.asked());
    expect(said).toContain('290');
    expect(said).not.toMatch(/vera@|123-45|10001/);
    expect(limits.asked).toEqual([10 * second, 20 * second]);
  });

  // spec: 222
  it.each(llmFaults.filter((fault) => fault !== 'slow'))(
    '%s: the embedded answer is given',
    async (fault) => {
      const world = await school(makeWorld);
      model.set(fault);
      limits.hasten(true);
      expect(await ask(world)).toBe(await embedded(world));
      model.set(null);
      limits.hasten(false);
      expect(await ask(world), 'and the next is worded again').not.toBe(await embedded(world));
    },
  );

  it.each(networkFaults)('%s on the way: an answer all the same', async (fault) => {
    const proxy: FaultProxy = await startFaultProxy(model.settings.url);
    const world = await school(makeWorld, { url: `${proxy.url}/v1` });
    await proxy.set(fault);
    limits.hasten(true);
    const text = await ask(world);
    if (fault !== 'delay') expect(text).toBe(await embedded(world));
    expect(limits.asked.every((ms) => ms <= 20 * second)).toBe(true);
    await proxy.close();
  });

  // spec: 229
  it('is waited for ten seconds until its first word, whatever the whole may take', async () => {
    const world = await school(makeWorld);
    patience.of = (ms) => (ms === 10 * second ? 1 : ms * 20);
    model.set('silent');
    expect(await ask(world)).toBe(await embedded(world));
  });

  // spec: 229
  it('after three failures nobody waits for it, until it is tried once more', async () => {
    const world = await school(makeWorld);
    model.set('error' satisfies LlmFault);
    for (let n = 0; n < 5; n++) await ask(world);
    expect(model.asked()).toHaveLength(3);
    model.set(null);
    world.passTime(61 * second);
    expect(await ask(world)).not.toBe(await embedded(world));
  });

  // spec: 229
  it('is asked neither for a person, nor what nobody knows, nor about the own account', async () => {
    const world = await school(makeWorld);
    for (const question of ['Позовите оператора', 'Сколько лун у Юпитера?', 'Где мой заказ?'])
      await ask(world, question);
    expect(model.asked()).toEqual([]);
  });
});

describeOnBothEngines('the daily limit of the language model', (makeWorld) => {
  // spec: 229
  it('ends the wording, never the answers, and begins again the next day', async () => {
    const world = await school(makeWorld, { tokens: '3000' });
    let worded = 0;
    // A limit that holds nothing fails below, instead of asking for ever.
    while (worded < 50 && (await ask(world)) !== (await embedded(world))) worded++;
    expect(worded).toBeGreaterThan(2);
    expect(worded).toBeLessThan(50);
    const [spent] = await rows<{ tokens: number }>(world, 'select tokens from assistant_spending');
    expect(Number(spent!.tokens)).toBeLessThanOrEqual(3000);
    world.passTime(1 * day);
    expect(await ask(world)).not.toBe(await embedded(world));
  });

  it('counts what was used, and never less than nothing', async () => {
    const world = await school(makeWorld);
    const { handle } = world.app.database;
    const spent = async () => {
      const [row] = await rows<{ tokens: number }>(world, 'select tokens from assistant_spending');
      return Number(row!.tokens);
    };
    expect(await reserveTokens(handle, { day: '2026-01-01', tokens: 500, most: 1_000 })).toBe(true);
    expect(await reserveTokens(handle, { day: '2026-01-01', tokens: 501, most: 1_000 })).toBe(false);
    await correctTokens(handle, '2026-01-01', -200);
    expect(await spent()).toBe(300);
    await correctTokens(handle, '2026-01-01', -301);
    expect(await spent()).toBe(0);
  });
});
