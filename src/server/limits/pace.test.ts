import { describe, expect, it } from 'vitest';
import { apiRoutes } from '#app/server.ts';
import type { Limit } from '#shared/limits.ts';
import { clockToleranceMs, paceOf, waitMs } from './pace.ts';

const limit: Limit = { name: 'tries', by: 'address', times: 20, perMs: 3_600_000 };
const declared = apiRoutes.flatMap(({ endpoint }) => endpoint.limits ?? []);

describe('the pace of a limit', () => {
  it('gives half at once and the other half evenly', () => {
    expect(paceOf(limit)).toEqual({ costMs: 360_000, reachMs: 3_600_000 });
  });

  it('is refused where nothing would come back, or nobody could begin', () => {
    expect(() => paceOf({ ...limit, atOnce: 20 })).toThrow('tries');
    expect(() => paceOf({ ...limit, atOnce: 0 })).toThrow('tries');
    expect(() => paceOf({ ...limit, times: 1 })).toThrow('tries');
  });

  it('a counter ahead of every possible clock makes nobody wait', () => {
    const pace = paceOf(limit);
    expect(waitMs(pace, undefined, 0)).toBe(0);
    expect(waitMs(pace, pace.reachMs, 0)).toBe(pace.costMs);
    expect(waitMs(pace, pace.reachMs + clockToleranceMs + 1, 0)).toBe(0);
  });
});

describe('the limits of the contracts', () => {
  it('have figures that make a pace', () => {
    expect(declared.length).toBeGreaterThan(5);
    for (const each of declared) expect(() => paceOf(each), each.name).not.toThrow();
  });

  it('share a name only where they share all figures', () => {
    const paces = new Map<string, string>();
    for (const each of declared) {
      const name = `${each.name} ${each.by} ${each.by === 'field' && each.field}`;
      const pace = JSON.stringify(paceOf(each));
      expect(paces.get(name) ?? pace, name).toBe(pace);
      paces.set(name, pace);
    }
  });

  it('are there for everything that anybody may send', () => {
    const unlimited = apiRoutes
      .map(({ endpoint }) => endpoint)
      .filter(({ access, method, limits }) => access === 'anyone' && method !== 'GET' && !limits);
    expect(unlimited.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('count a field that the input has', () => {
    for (const { endpoint } of apiRoutes) {
      const shape = Object.keys((endpoint.input as unknown as { shape?: object }).shape ?? {});
      for (const limit of endpoint.limits ?? []) {
        const fields = [limit.account, limit.by === 'field' ? limit.field : undefined];
        for (const field of fields) if (field) expect(shape, endpoint.path).toContain(field);
      }
    }
  });
});
