import { isRussianMobile } from '#shared/phones.ts';

/** Ten digits without the country's code; null for a number to which the bank sends no messages. */
export function mobileOf(phone: string): string | null {
  return isRussianMobile(phone) ? phone.slice('+7'.length) : null;
}
