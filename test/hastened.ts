/** Time limits that pass sooner where nobody answers, for the tests of outages. */
import { afterEach } from 'vitest';
import { patience } from '#server/patience.ts';
import { type FaultProxy, type NetworkFault, startFaultProxy } from './faultProxy.ts';
import { patientInTests } from './patience.ts';

/** Limits that are waited for to their end run this much faster; tests assert their real values. */
const haste = 25;

export interface Limits {
  /** As the product has set them, in ms. */
  asked: number[];
  /** Whether they pass soon: only while nobody answers, or an answer might come too late on a busy machine. */
  hasten(isHastened: boolean, times?: number): void;
}

/** Call at the top of a test file. @returns the limits that the product sets once `hasten` was called */
export function hastenedLimits(): Limits {
  const asked: number[] = [];
  afterEach(() => {
    patience.of = patientInTests;
    asked.length = 0;
  });
  return {
    asked,
    hasten(isHastened, times = haste) {
      patience.of = (ms) => {
        asked.push(ms);
        return isHastened ? ms / times : patientInTests(ms);
      };
    },
  };
}

/** Faults that end only with a limit. */
const silent: (NetworkFault | null)[] = ['black hole', 'stall', 'slow'];

/** Call at the top of a test file. @returns the proxy before a party, and the limits that calls have asked for */
export function faultyLines() {
  const proxies: FaultProxy[] = [];
  const { asked, hasten } = hastenedLimits();
  afterEach(async () => {
    await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
  });
  return {
    limits: asked,
    async before(url: string): Promise<FaultProxy> {
      const proxy = await startFaultProxy(url);
      proxies.push(proxy);
      hasten(false);
      return {
        ...proxy,
        async set(fault) {
          hasten(silent.includes(fault));
          await proxy.set(fault);
        },
      };
    },
  };
}
