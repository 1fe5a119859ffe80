import type { App } from './app.ts';
import { type Breaker, type BreakerOptions, makeBreaker } from './breaker.ts';

interface PerApp extends Pick<BreakerOptions, 'failures' | 'pauseMs'> {
  onChange(app: App, state: 'open' | 'closed'): void;
}

/** One outside party's breakers: one for each app of this process. */
export function breakerPerApp({ onChange, ...options }: PerApp): (app: App) => Breaker {
  const breakers = new WeakMap<App, Breaker>();
  return (app) => {
    const known = breakers.get(app);
    if (known) return known;
    const now = () => app.now();
    const made = makeBreaker({ ...options, now, onChange: (state) => onChange(app, state) });
    breakers.set(app, made);
    return made;
  };
}
