// Lane: alone.
/**
 * R12: a check of the integrations calls the outside parties for real, reports a bad network and never waits for it.
 */
import { expect, it } from 'vitest';
import { metrikaApi } from '#features/publishing/school/contract/metrika.ts';
import type { Config } from '#server/config.ts';
import { second } from '#shared/dates.ts';
import { startLlm } from '#simulators/llm/server.ts';
import { startMetrika } from '#simulators/metrika/server.ts';
import { startTelegram } from '#simulators/telegram/server.ts';
import { networkFaults } from '#test/faultProxy.ts';
import { faultyLines } from '#test/hastened.ts';
import { withProviders } from '#test/oauth.ts';
import { describeOnEngines, describeOnOneEngine, type Person, type World } from '#test/world.ts';
import { integrationsApi } from '../contract/integrations.ts';
import { type IntegrationName, integrationNames } from '../rules.ts';

const lines = faultyLines();

describeOnEngines('integrations', (makeWorld) => {
  // spec: 787
  it('say which are set up, and nothing that opens them', async () => {
    const { owner } = await aConnectedSchool(makeWorld);
    const { integrations } = (await owner.call(integrationsApi.list, {})).body;
    expect(integrations.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'payments simulated',
      'bank simulated',
      'mail simulated',
      'assistant simulated',
      'google simulated',
      'vk simulated',
      'telegram simulated',
      'storage on',
      'metrika simulated',
    ]);
    expect(JSON.stringify(integrations)).not.toMatch(/test_world|sk-simulator|simulated-google-secret|1:bot/);
  });

  // spec: 787
  it.each(integrationNames)('%s answers, and that is kept', async (name) => {
    const { owner } = await aConnectedSchool(makeWorld);
    const { status, body } = await owner.call(integrationsApi.check, { name });
    expect(status).toBe(200);
    expect(body.integration).toMatchObject({ name, problem: null, proved_at: expect.any(String) });
    const { integrations } = (await owner.call(integrationsApi.list, {})).body;
    expect(integrations.find((each) => each.name === name)).toEqual(body.integration);
  });

  // spec: 787
  it.each<[IntegrationName, (config: Config) => Partial<Config>]>([
    ['payments', ({ yookassa }) => ({ yookassa: { ...yookassa!, secretKey: 'test_another' } })],
    ['bank', ({ tbank }) => ({ tbank: { ...tbank!, password: 'another' } })],
    ['assistant', ({ languageModel }) => ({ languageModel: { ...languageModel!, apiKey: 'sk-another' } })],
    ['assistant', ({ languageModel }) => ({ languageModel: { ...languageModel!, model: 'another' } })],
    ['google', ({ google }) => ({ google: { ...google!, issuer: `${google!.issuer}/another` } })],
    ['vk', ({ vk }) => ({ vk: { ...vk!, clientId: '1' } })],
    ['telegram', ({ telegram }) => ({ telegram: { ...telegram!, token: '2:another' } })],
    ['metrika', ({ metrikaUrl }) => ({ metrikaUrl: `${metrikaUrl}/another` })],
  ])('%s that refuses us is told, beside when it last answered', async (name, another) => {
    const { world, owner } = await aConnectedSchool(makeWorld);
    const { proved_at } = (await owner.call(integrationsApi.check, { name })).body.integration;
    world.passTime(second);
    Object.assign(world.app.config, another(world.app.config));
    const { integration } = (await owner.call(integrationsApi.check, { name })).body;
    expect(integration).toMatchObject({ proved_at, problem: expect.any(String) });
    expect(integration.checked_at).not.toBe(proved_at);
  });

  it('a counter is there at once, and gone at once', async () => {
    const owner = await (await makeWorld()).signedInAs('super_admin');
    const shown = async () =>
      (await owner.call(integrationsApi.list, {})).body.integrations.find(({ name }) => name === 'metrika');
    for (const counter of ['98765432', null]) {
      await saveCounter(owner, counter);
      expect(await shown()).toMatchObject({ account: counter, state: counter === null ? 'off' : 'on' });
    }
  });

  it('what is not set up is not checked', async () => {
    const owner = await (await makeWorld()).signedInAs('super_admin');
    const { status, body } = await owner.call(integrationsApi.check, { name: 'telegram' });
    expect([status, body.code]).toEqual([409, 'not_set_up']);
  });
});

const faults = networkFaults.filter((fault) => fault !== 'delay');

describeOnOneEngine('a bad network to the language model or a counter', (makeWorld) => {
  it.each(
    (['assistant', 'metrika'] as const).flatMap((name) => faults.map((fault) => [name, fault] as const)),
  )('%s, %s is told within the time limit', async (name, fault) => {
    const { world, owner } = await aConnectedSchool(makeWorld);
    const { config } = world.app;
    const proxy = await lines.before(name === 'metrika' ? config.metrikaUrl : config.languageModel!.url);
    if (name === 'metrika') config.metrikaUrl = proxy.url;
    else config.languageModel!.url = `${proxy.url}/v1`;
    lines.limits.length = 0;
    await proxy.set(fault);
    const { status, body } = await owner.call(integrationsApi.check, { name });
    expect(status).toBe(200);
    expect(body.integration).toMatchObject({ problem: expect.any(String), proved_at: null });
    expect(lines.limits).toEqual([8 * second]);
  });
});

async function aConnectedSchool(
  makeWorld: (options: { config: Record<string, string> }) => Promise<World>,
): Promise<{ world: World; owner: Person }> {
  const [model, telegram, metrika] = await Promise.all([
    startLlm(),
    startTelegram({ token: '1:bot' }),
    startMetrika(),
  ]);
  const world = await makeWorld({
    config: {
      LLM_URL: model.settings.url,
      LLM_MODEL: model.settings.model,
      LLM_API_KEY: model.settings.apiKey,
      TELEGRAM_URL: telegram.url,
      TELEGRAM_BOT_TOKEN: telegram.token,
      METRIKA_URL: metrika.url,
    },
  });
  await withProviders(world);
  const owner = await world.signedInAs('super_admin');
  await saveCounter(owner, '98765432');
  return { world, owner };
}

async function saveCounter(owner: Person, counter: string | null): Promise<void> {
  const { version } = (await owner.call(metrikaApi.show, {})).body;
  await owner.call(metrikaApi.save, { counter, version });
}
