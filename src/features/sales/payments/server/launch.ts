/** Payments in a school's launch: one ruble was paid and came back, through the shop that is connected now. */
import { fingerprint } from '#server/changes.ts';
import { type Config, moneyOf } from '#server/config.ts';
import { launchChecksOf } from '#server/launch.ts';
import { payments } from '../manifest.ts';
import { latestTrialOf } from './trial.store.ts';

export const paymentsLaunch = launchChecksOf(payments.launch, {
  async payments({ app, db }) {
    const shop = shopOf(app.config);
    if (shop === null) return { state: 'failed', notes: [{ name: 'not_set' }] };
    const trial = await latestTrialOf(db, shop);
    const money = moneyOf(app.config);
    const at = trial?.state === 'returned' ? trial.finished_at : null;
    const tried = at === null ? [] : [{ name: 'returned' }];
    if (trial?.state === 'failed') return { state: 'failed', notes: [{ name: 'refused' }] };
    if (money === 'test') return { state: 'failed', at, notes: [{ name: 'test_key' }, ...tried] };
    if (at === null) return { state: 'open', notes: [{ name: 'untried' }] };
    return { state: 'done', at, notes: [{ name: money === 'real' ? 'returned' : 'simulated' }] };
  },
});

/** Tells one shop, and one key of it, from another; null where none is connected. It tells nobody the key. */
export function shopOf({ yookassa }: Pick<Config, 'yookassa'>): string | null {
  return yookassa && fingerprint([yookassa.shopId, yookassa.secretKey]);
}
