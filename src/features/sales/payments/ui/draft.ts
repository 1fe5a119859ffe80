/**
 * The payment form as this tab's buyer left it: Back, Escape and a reload lose nothing that was typed. Gone with the
 * tab, and with the payment.
 */
import { kept } from '#shared/storageKeys.ts';
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
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(kept.purchase) ?? '{}') as Partial<Draft>) };
  } catch {
    return empty;
  }
}

export function keepDraft(change: Partial<Draft>): void {
  try {
    sessionStorage.setItem(kept.purchase, JSON.stringify({ ...draft(), ...change }));
  } catch {
    // A browser that stores nothing: the form works anyway.
  }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(kept.purchase);
}
