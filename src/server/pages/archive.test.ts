import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError, notFound } from '#shared/errors.ts';
import { makeWorld, type World } from '#test/world.ts';
import { mountArchive } from './archive.ts';
import { makePageCache } from './cache.ts';

describe('pages that may become many', () => {
  let world: World;
  beforeEach(async () => {
    world = await makeWorld('sqlite');
  });
  afterEach(() => world.dispose());

  it('are drawn for one address so often, and sent to it however often', async () => {
    const drawn: string[] = [];
    const { ask } = anArchive(async (path) => {
      drawn.push(path);
      return path;
    });
    const statuses: number[] = [];
    for (let n = 0; n < 16; n++) statuses.push(await ask(`/old/${n}`));
    expect(statuses).toEqual([...Array(15).fill(200), 429]);
    for (let n = 0; n < 15; n++) expect(await ask(`/old/${n}`)).toBe(200);
    expect(await ask('/old/16', '192.0.2.2')).toBe(200);
    expect(drawn).toHaveLength(16);
  });

  it('are not drawn, nor counted, where there is none', async () => {
    const { ask } = anArchive(() => Promise.reject(new Error('drawn')));
    for (let n = 0; n < 20; n++) expect(await ask('/old/none')).toBe(404);
  });

  it('lead on from a former address for good, and from a language that is not shown for now', async () => {
    const { follow } = anArchive(async (path) => path);
    expect(await follow('/old/former?utm_source=vk')).toEqual([301, '/old/present?utm_source=vk']);
    expect(await follow('/old/present')).toEqual([200, undefined]);
    expect(await follow('/en/old/present')).toEqual([302, '/old/present']);
  });

  function anArchive(draw: (path: string) => Promise<string>) {
    const server = Fastify();
    server.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof AppError ? error.status : 500).send(),
    );
    const archive = {
      routes: ['/old/:name', '/en/old/:name'],
      isAt: () => true,
      async find(path: string) {
        if (path.endsWith('none')) throw notFound();
        return path.replace('/old/former', '/old/present').replace('/en/', '/');
      },
      most: 100,
    };
    mountArchive(server, { app: world.app, archive, shelf: makePageCache(draw) });
    const ask = async (url: string, remoteAddress = '192.0.2.1') =>
      (await server.inject({ url, remoteAddress })).statusCode;
    const follow = async (url: string) => {
      const { statusCode, headers } = await server.inject({ url });
      return [statusCode, headers.location];
    };
    return { ask, follow };
  }
});
