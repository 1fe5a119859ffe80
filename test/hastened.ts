/** A world whose calls to one outside party go through a proxy of faults, with time limits that pass sooner. */
import { afterEach, vi } from 'vitest';
import { type FaultProxy, startFaultProxy } from './faultProxy.ts';

/** Time limits of calls run this much faster; tests assert their real values. */
const haste = 25;

/** Call at the top of a test file. @returns the proxy before a party, and the limits that calls have asked for */
export function faultyLines() {
  const proxies: FaultProxy[] = [];
  const limits: number[] = [];
  afterEach(async () => {
    vi.restoreAllMocks();
    limits.length = 0;
    await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
  });
  return {
    limits,
    async before(url: string): Promise<FaultProxy> {
      const proxy = await startFaultProxy(url);
      proxies.push(proxy);
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        limits.push(ms);
        return timeout(ms / haste);
      });
      return proxy;
    },
  };
}
