/** How an address is spelt and by which name the school is called opens no door. */
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { machineApi } from '#features/office/system/contract/machine.ts';
import { isOwnHost } from '#server/http/ownHost.ts';
import { aCourse } from '#test/school.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';

interface Asked {
  path: string;
  method?: string;
  host?: string;
  accept?: string;
}

describeOnOneEngine('one address in many spellings', (makeWorld) => {
  it('is closed in maintenance, and kept by no cache', async () => {
    const world = await makeWorld();
    await aCourse(world);
    const owner = await world.signedInAs('super_admin');
    const spellings = ['/api/courses', '/%61pi/courses', '/api/%63ourses', 'http://localhost/api/courses'];
    for (const path of spellings)
      expect([path, await ask(world, { path })]).toMatchObject([path, { status: 200, cache: 'no-store' }]);
    await owner.call(machineApi.setMaintenance, { is_on: true });
    for (const path of spellings) expect([path, (await ask(world, { path })).status]).toEqual([path, 503]);
    const buying = { path: '/%61pi/create_payment', method: 'POST' };
    expect((await ask(world, buying)).status).toBe(503);
    expect((await ask(world, { path: '/%61pi/admin/maintenance' })).status).not.toBe(503);
  });

  it('is closed to a caller of whatever Accept', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    await owner.call(machineApi.setMaintenance, { is_on: true });
    for (const accept of ['text/html', '*/*', 'application/json', 'image/png', 'text/plain'])
      for (const path of ['/', '/en', '/courses/any', '/dashboard.data', '/preview/x', '/offer.html'])
        expect([accept, path, (await ask(world, { path, accept })).status]).toEqual([accept, path, 503]);
    for (const path of ['/healthz', '/readyz']) expect((await ask(world, { path })).status, path).toBe(200);
    for (const path of ['/admin', '/demo/mailbox', '/assets/any.js', '/__manifest'])
      expect((await ask(world, { path })).status, path).not.toBe(503);
  });

  it('with dots in it leads nowhere', async () => {
    const world = await makeWorld();
    for (const path of ['/api/courses/../courses', '/demo/%2e%2e/api/courses', '/demo/mailbox/.'])
      expect([path, (await ask(world, { path })).status]).toEqual([path, 404]);
  });
});

describeOnOneEngine('a host that is not the school’s', (makeWorld) => {
  it.each([undefined, 'text/html'])('is told of APP_URL, and nothing else (accept: %s)', async (accept) => {
    const world = await makeWorld();
    for (const path of ['/demo/mailbox', '/api/courses', '/', '/healthz', '/demo/payments']) {
      const answer = await ask(world, { path, host: 'evil.example', ...(accept && { accept }) });
      expect([path, answer.status]).toEqual([path, 421]);
      expect(answer.text).toContain('APP_URL');
      expect(answer.text).not.toMatch(/mailbox|course/i);
    }
    const forgotten = { path: '/api/auth/forgot-password', method: 'POST', host: 'evil.example:3000' };
    expect((await ask(world, forgotten)).status).toBe(421);
  });
});

describe('a host', () => {
  const appUrl = 'https://School.example:8443';
  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', 'school.example', undefined])(
    '%s is the school’s in every mode',
    (host) => {
      for (const mode of ['demo', 'rehearsal', 'live'] as const)
        expect(isOwnHost({ mode, appUrl }, host)).toBe(true);
    },
  );

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.0.2.1',
    '',
    'x school.example',
  ])('%s is answered by a live school alone, whose proxy chooses', (host) => {
    expect(isOwnHost({ mode: 'live', appUrl }, host)).toBe(true);
    for (const mode of ['demo', 'rehearsal'] as const) expect(isOwnHost({ mode, appUrl }, host)).toBe(false);
  });
});

/** Sends the address as it is written. */
function ask({ app }: World, { path, method = 'GET', host = 'localhost', accept = '*/*' }: Asked) {
  const { port } = new URL(app.config.appUrl);
  const headers = { host, accept, ...(method === 'POST' && { 'content-type': 'application/json' }) };
  return new Promise<{ status: number | undefined; cache: string | undefined; text: string }>(
    (resolve, reject) => {
      const asking = request({ port, path, method, headers, agent: false, host: '127.0.0.1' });
      asking.on('error', reject).on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        const { statusCode: status, headers } = response;
        response.on('end', () => resolve({ status, cache: headers['cache-control'], text }));
      });
      asking.end(method === 'POST' ? '{}' : undefined);
    },
  );
}
