/** Who may call what: every route of the product against every kind of person, from the one table of access. */
import { describe, expect, test } from 'vitest';
import { mayAccess, permissions, type Role, roles } from '#shared/access.ts';
import { pathParameters } from '#shared/contract.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { apiRoutes } from './server.ts';

const everyone: readonly (Role | null)[] = [null, ...roles];

describeOnBothEngines('access', (makeWorld) => {
  test('every call is refused to those, and only those, whom the table does not name', {
    timeout: 120_000,
  }, async () => {
    const world = await makeWorld();
    for (const role of everyone) {
      for (const { endpoint } of apiRoutes) {
        // Anew each time: a call may end the session.
        const person = role === null ? world.visitor() : await world.signedInAs(role);
        const url = endpoint.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
        const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
        const { status, body } = await person.request({
          method: endpoint.method,
          url,
          ...(hasBody && { payload: {} }),
        });
        const refusal = { unauthorized: 401, forbidden: 403 }[String(body.code)];
        const expected = mayAccess(role, endpoint.access) ? undefined : role === null ? 401 : 403;
        expect({ refusal }, `${role ?? 'anonymous'} ${endpoint.method} ${url}`).toEqual({
          refusal: expected,
        });
        if (refusal !== undefined) {
          expect(status).toBe(refusal);
          expect(Object.keys(body).sort()).toEqual(['code', 'detail']);
        }
      }
    }
  });

  test('a session that is over, and one that never was, open nothing', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('super_admin');
    world.passTime(400 * 24 * 60 * 60 * 1000);
    const strangers = [admin.token, 'a'.repeat(43), ''].map((token) => ({
      authorization: `Bearer ${token}`,
    }));
    for (const { endpoint } of apiRoutes.filter((route) => route.endpoint.access !== 'anyone')) {
      const url = endpoint.path.replace(/\{\w+\}/g, 'x');
      for (const headers of strangers) {
        const { status } = await world.visitor().request({ method: endpoint.method, url, headers });
        expect(status, `${endpoint.method} ${url}`).toBe(401);
      }
    }
  });
});

describe('the routes of the contract', () => {
  test('each says who may call it', () => {
    const known: readonly string[] = ['anyone', 'signed-in', 'staff', ...permissions];
    for (const { endpoint } of apiRoutes) expect(known, endpoint.path).toContain(endpoint.access);
  });

  test('each has an address of its own below /api, and takes what its path names', () => {
    const addresses = apiRoutes.flatMap(({ endpoint }) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map(
        (path) => `${endpoint.method} ${path.replace(/\{\w+\}/g, '{}')}`,
      ),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { endpoint } of apiRoutes) {
      expect(endpoint.path).toMatch(/^\/api\//);
      const input = Object.keys((endpoint.input as { shape?: object }).shape ?? {});
      expect(input, endpoint.path).toEqual(expect.arrayContaining(pathParameters(endpoint.path)));
    }
  });
});
