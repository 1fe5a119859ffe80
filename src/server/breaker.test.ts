import { describe, expect, it } from 'vitest';
import { makeBreaker } from './breaker.ts';

function aBreaker() {
  const world = { nowMs: Date.parse('2026-03-01T10:00:00Z'), changes: [] as string[] };
  const breaker = makeBreaker({
    now: () => new Date(world.nowMs),
    failures: 3,
    pauseMs: 30_000,
    onChange: (state) => world.changes.push(state),
  });
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.report(false);
  };
  return { breaker, world, fail };
}

describe('the circuit breaker', () => {
  it('lets everybody through while answers come, whatever fails between them', () => {
    const { breaker, world, fail } = aBreaker();
    fail(2);
    breaker.report(true);
    fail(2);
    expect([breaker.mayCall(), breaker.mayCall(), breaker.isOpen()]).toEqual([true, true, false]);
    expect(world.changes).toEqual([]);
  });

  it('after three failures in a row nobody is let through, then one caller per pause', () => {
    const { breaker, world, fail } = aBreaker();
    fail(3);
    expect([breaker.isOpen(), breaker.mayCall()]).toEqual([true, false]);
    world.nowMs += 29_999;
    expect(breaker.mayCall()).toBe(false);
    world.nowMs += 1;
    expect(breaker.isOpen()).toBe(false);
    expect([breaker.mayCall(), breaker.mayCall(), breaker.isOpen()]).toEqual([true, false, true]);
    world.nowMs += 30_000;
    expect(breaker.mayCall(), 'though the one before never came back').toBe(true);
  });

  it('closes with the first answer and opens again with a failed try', () => {
    const { breaker, world, fail } = aBreaker();
    fail(3);
    world.nowMs += 30_000;
    expect(breaker.mayCall()).toBe(true);
    fail(1);
    expect(breaker.mayCall()).toBe(false);
    world.nowMs += 30_000;
    expect(breaker.mayCall()).toBe(true);
    breaker.report(true);
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
    fail(2);
    expect(breaker.mayCall(), 'failures before the answer are forgotten').toBe(true);
    expect(world.changes).toEqual(['open', 'closed']);
  });

  it('a clock that is set back keeps it open for nobody', () => {
    const { breaker, world, fail } = aBreaker();
    fail(3);
    world.nowMs -= 86_400_000;
    expect(breaker.mayCall()).toBe(true);
  });
});
