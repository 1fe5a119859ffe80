/** Settings of T-Bank's Forma, which finances instalments. */
import type { Environment } from './environment.ts';

export interface BankSettings {
  url: string;
  shopId: string;
  showcaseId: string;
  password: string;
  /** The bank's code by the number of months: only these can be offered without interest. */
  promoCodes: ReadonlyMap<number, string>;
  /** Applications are made for a test and lead to no contract. */
  isDemo: boolean;
}

/** All together, or none. */
const together = ['TBANK_SHOP_ID', 'TBANK_SHOWCASE_ID', 'TBANK_PASSWORD', 'TBANK_PROMO_CODES'] as const;

export function bankSettings(env: Environment): BankSettings | null {
  const { TBANK_SHOP_ID: shopId, TBANK_SHOWCASE_ID: showcaseId, TBANK_PASSWORD: password } = env;
  const promoCodes = env.TBANK_PROMO_CODES;
  if (!shopId || !showcaseId || !password || !promoCodes) return null;
  const url = env.TBANK_URL.replace(/\/+$/, '');
  return { url, shopId, showcaseId, password, promoCodes, isDemo: env.TBANK_DEMO };
}

/** As published by T-Bank; the simulator's webhooks come from this machine. */
export function bankNetworks({ PODIUM_MODE }: Environment): string[] {
  return PODIUM_MODE !== 'live' ? ['91.194.226.0/23', '127.0.0.0/8', '::1'] : ['91.194.226.0/23'];
}

export function bankProblems(env: Environment): string[] {
  const missing = together.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === together.length) return [];
  return [`${missing[0]}: is missing; ${together.join(', ')} go together`];
}
