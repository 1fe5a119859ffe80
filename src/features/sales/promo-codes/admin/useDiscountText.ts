import { useFormats } from '#ui/panel/formats.ts';
import type { PromoCode } from '../listing.ts';

/** `−15 %` or `−1 000 ₽`. */
export function useDiscountText(): (code: Pick<PromoCode, 'percent' | 'sum'>) => string {
  const format = useFormats();
  return ({ percent, sum }) => (percent === null ? `−${format.money(sum ?? 0)}` : `−${percent}\u00a0%`);
}
