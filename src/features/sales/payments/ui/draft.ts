/**
 * The payment form as this tab's buyer left it: Back, Escape and a reload lose nothing that was typed. Gone with the
 * tab, and with the payment.
 */
import { kept } from '#shared/storageKeys.ts';
import { tabStore } from '#ui/storage.ts';
import type { PaymentMethod } from '../rules/methods.ts';
import type { BuyableCourse } from './purchase.ts';

export interface BuyerValues {
  name: string;
  email: string;
  phone: string;
  privacy_consent: boolean;
  offer_consent: boolean;
  reminder_consent: boolean;
  under_18: boolean;
  guardian_email: string;
}

interface Draft {
  course: BuyableCourse | null;
  /** The form is on the screen: a reload shows it again. */
  isOpen: boolean;
  buyer: Partial<BuyerValues>;
  promoCode: string;
  method: PaymentMethod | null;
}

const empty: Draft = { course: null, isOpen: false, buyer: {}, promoCode: '', method: null };

export function draft(): Draft {
  return { ...empty, ...tabStore.read<Partial<Draft>>(kept.purchase) };
}

export function keepDraft(change: Partial<Draft>): void {
  tabStore.keep(kept.purchase, { ...draft(), ...change });
}

export function forgetDraft(): void {
  tabStore.set(kept.purchase, null);
}
