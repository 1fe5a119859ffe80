/**
 * Callers who try what they may not are named in the log, by account and address, and tie up no connection of
 * ours.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { makeLog } from '#server/log.ts';
import { second } from '#shared/dates.ts';
import { makeWorld, type World } from '#test/world.ts';

describe('what is refused', () => {
  let world: World;
  afterEach(() => world.dispose());

  it('is in the log with the address and the account, also where it was only read', async () => {
    const lines: string[] = [];
    const log = makeLog('info', { write: (line) => void lines.push(line) });
    world = await makeWorld('sqlite', { log, config: { TRUST_PROXY: 'true' } });
    const student = await world.signedInAs('user');
    const visitor = world.visitor();
    const headers = { 'x-forwarded-for': '203.0.113.7:5678' };
    const login = (email: string) =>
      visitor.request({
        method: 'POST',
        url: signInApi.login.path,
        headers,
        payload: { email, password: 'wrong-canary' },
      });

    await login(student.email);
    await login('nobody@example.com');
    await student.request({ url: '/api/admin/users/list', headers });
    await student.request({ method: 'POST', url: '/api/admin/users/create', headers, payload: {} });
    const url = signInApi.forgotPassword.path;
    for (let n = 0; n < 11; n++)
      await visitor.request({ method: 'POST', url, headers, payload: { email: `${n}@example.com` } });
    await visitor.request({ url: '/api/courses', headers });

    const told = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'answered')
      .map(({ route, status, address, actor }) => [route, status, address, actor]);
    const at = '203.0.113.7';
    expect(told.slice(0, 4)).toEqual([
      ['/api/login', 401, at, student.id],
      ['/api/login', 401, at, null],
      ['/api/admin/users/list', 403, at, student.id],
      ['/api/admin/users/create', 403, at, student.id],
    ]);
    expect(told.at(-1)).toEqual([url, 429, at, null]);
    expect(lines.join()).not.toMatch(/wrong-canary|nobody@example/);
  });

  it.each([
    ['what is no HTTP', 400, 'no HTTP at all\r\n\r\n'],
    ['headers without end', 431, `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a request that never ends', 408, 'POST /api/login HTTP/1.1\r\n'],
  ])(
    '%s ends with its status and the connection, also of a client that does not hang up',
    async (_what, status, sent) => {
      world = await makeWorld('sqlite');
      const { server } = world.server;
      expect(server.requestTimeout).toBe(30 * second);
      expect(server).toMatchObject({ connectionsCheckingInterval: 5 * second });
      const { port } = server.address() as { port: number };
      const arrived = once(server, 'connection') as Promise<[Socket]>;
      const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      client.on('error', () => {});
      let answer = '';
      client.on('data', (part) => (answer += part)).write(sent);
      const [socket] = await arrived;
      // Node reports it itself, within a minute.
      const timedOut = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      if (status === 408) server.emit('clientError', timedOut, socket);
      await vi.waitFor(() => expect(answer).toContain('malformed_request'), 5000);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*connection: close`));
      const connections = () =>
        new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
      await vi.waitFor(async () => expect(await connections()).toBe(0), 5000);
      client.destroy();
    },
  );
});
