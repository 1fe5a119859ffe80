import { lazy } from 'react';
import type { OtherWay } from '#features/sales/payments/ui/otherWay.ts';

const Form = lazy(async () => {
  const { InstalmentModal } = await import('./InstalmentModal.tsx');
  return { default: InstalmentModal };
});

/** Instalments as the other way to pay (`usePurchase`); the form loads when it is opened. */
export async function byInstalments(): Promise<OtherWay> {
  const { InstalmentOffer: Offer } = await import('./InstalmentOffer.tsx');
  return { Offer, Form };
}
