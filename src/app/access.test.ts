/** Every call declares who may make it, and has an address of its own. Who gets through: rights.test.ts. */
import { describe, expect, test } from 'vitest';
import { permissions } from '#shared/access.ts';
import { pathParameters } from '#shared/contract.ts';
import { apiRoutes } from './server.ts';

describe('the routes of the contract', () => {
  test('each says who may call it', () => {
    const known: readonly string[] = ['anyone', 'signed-in', 'staff', 'student-care', ...permissions];
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
