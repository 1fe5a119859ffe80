/**
 * S1, outside the contract: every route in Fastify is a call of the contract, or is listed in test/rawRoutes.ts.
 */
import diagnostics from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { makeLog } from '#server/log.ts';
import type { Role } from '#shared/roles.ts';
import { rawRoutes } from '#test/rawRoutes.ts';
import { type Podium, startPodium } from './podium.ts';
import { apiRoutes } from './server.ts';

const live = {
  PODIUM_MODE: 'live',
  APP_URL: 'https://school.example',
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'school@school.example',
  ADMIN_EMAIL: 'owner@school.example',
  ADMIN_PASSWORD: 'chosen-by-the-owner',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'live_key',
  HOST: '127.0.0.1',
};
const called = apiRoutes.flatMap(({ endpoint: { method, path, aliases = [] } }) =>
  [path, ...aliases].map((each) => `${method} ${each.replace(/\{(\w+)\}/g, ':$1')}`),
);

interface School extends Podium {
  folder: string;
  /** Mounted routes that are no calls of the contract. */
  raw: string[];
}
let demoSchool: School;
let liveSchool: School;
beforeAll(async () => {
  demoSchool = await start({});
  liveSchool = await start(live);
});
afterAll(async () => {
  for (const { folder, stop } of [demoSchool, liveSchool]) {
    await stop();
    await rm(folder, { recursive: true });
  }
});

it('each has its line, and each line its route', () => {
  expect(demoSchool.raw).toEqual(Object.keys(rawRoutes).toSorted());
  const ofLive = Object.entries(rawRoutes).filter(([, whom]) => whom !== 'demo');
  expect(liveSchool.raw).toEqual(ofLive.map(([route]) => route).toSorted());
});

it.each(Object.entries(rawRoutes).filter(([, whom]) => whom !== 'page'))(
  '%s is for: %s',
  async (route, whom) => {
    const [method, path = ''] = route.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS', string];
    const url = path.replace(/:\w+|\*/g, 'nothing-that-is-there');
    const answers: number[] = [];
    for (const role of [null, 'user', 'super_admin'] as const) {
      const headers = role && { authorization: `Bearer ${await aToken(role)}` };
      const asked = { method, url, ...(headers && { headers }), payloadAsStream: true } as const;
      const answer = await liveSchool.server.inject(asked);
      answers.push(answer.statusCode);
      // A live stream would go on for ever.
      answer.stream().destroy();
    }
    if (whom === 'staff' || whom === 'inbox') expect(answers).toEqual([401, 403, 200]);
    else if (whom === 'uploader')
      expect(answers).toEqual([401, 403, method === 'OPTIONS' ? 204 : method === 'POST' ? 400 : 404]);
    else if (whom === 'provider') expect(answers).toEqual([403, 403, 403]);
    else if (whom === 'anyone') {
      expect(new Set(answers).size, `${answers}`).toBe(1);
      expect([200, 204, 304, 400, 404]).toContain(answers[0]);
    } else expect(answers).toEqual([404, 404, 404]);
  },
);

async function start(settings: Record<string, string>): Promise<School> {
  const raw = new Set<string>();
  const watch = (message: unknown) =>
    void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') raw.add(`${each} ${url}`);
    });
  const folder = await mkdtemp(join(tmpdir(), 'podium-raw-'));
  diagnostics.subscribe('fastify.initialization', watch);
  try {
    const config = readConfig({ DATA_DIR: folder, PORT: '0', ...settings });
    const podium = await startPodium(config, { log: makeLog('silent') });
    return { ...podium, folder, raw: [...raw].filter((route) => !called.includes(route)).toSorted() };
  } finally {
    diagnostics.unsubscribe('fastify.initialization', watch);
  }
}

async function aToken(role: Role): Promise<string> {
  const { app } = liveSchool;
  return contextOf(app).transaction(async (ctx) => {
    const account = {
      email: `${crypto.randomUUID()}@example.com`,
      firstName: 'Вера',
      lastName: 'Ким',
      language: 'ru',
      passwordHash: null,
      isVerified: true,
    } as const;
    const id = await createAccount(ctx, { ...account, role });
    return startSession(ctx, id!, false);
  });
}
