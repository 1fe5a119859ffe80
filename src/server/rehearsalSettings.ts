/**
 * The settings of a live school as its rehearsal takes them, so that one file of settings serves both: what would move
 * money, write to people or let strangers in is left aside.
 */
import type { Environment } from './environment.ts';
import { isLoopback } from './networks.ts';

/** Simulators stand for these. */
const simulated = {
  MAIL_URL: undefined,
  YOOKASSA_SHOP_ID: undefined,
  YOOKASSA_SECRET_KEY: undefined,
  YOOKASSA_NETWORKS: undefined,
  TBANK_SHOP_ID: undefined,
  TBANK_SHOWCASE_ID: undefined,
  TBANK_PASSWORD: undefined,
  TBANK_PROMO_CODES: undefined,
  TBANK_NETWORKS: undefined,
} satisfies Partial<Environment>;

/**
 * A rehearsal is for this machine alone: a reader of the simulated mails could take over any account, the owner's
 * included.
 * @param given names that the environment has, defaults apart
 */
export function settingsForRehearsal(
  env: Environment,
  given: readonly string[],
): { env: Environment; leftAside: string[] } {
  const abroad: Partial<Environment> = {
    ...(env.HOST && !isLoopback(env.HOST) && { HOST: undefined }),
    ...(env.APP_URL && !isLoopback(new URL(env.APP_URL).hostname) && { APP_URL: undefined }),
    ...(env.TRUST_PROXY !== false && { TRUST_PROXY: false }),
  };
  return {
    env: { ...env, ...simulated, ...abroad },
    leftAside: Object.keys({ ...abroad, ...simulated }).filter((name) => given.includes(name)),
  };
}
