/** The bank of each world, and the settings that lead to it. */
import { startTbank, type Tbank } from '#simulators/tbank/server.ts';

const shop = { shopId: 'world', showcaseId: 'world-site', password: 'bank' };
const codes = new Map([3, 6, 12].map((months) => [`installment_0_0_${months}_${months}`, months]));

export function startBank(clock = () => new Date()): Promise<Tbank> {
  return startTbank({ ...shop, promoCodes: codes, retryDelaysMs: [], clock });
}

export function bankSettings(url: string): Record<string, string> {
  return {
    TBANK_URL: url,
    TBANK_SHOP_ID: shop.shopId,
    TBANK_SHOWCASE_ID: shop.showcaseId,
    TBANK_PASSWORD: shop.password,
    TBANK_PROMO_CODES: [...codes].map(([code, months]) => `${months}=${code}`).join(';'),
  };
}
