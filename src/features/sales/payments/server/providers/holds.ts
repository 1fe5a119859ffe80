/** Held money at YooKassa: taken, or given back. */
import type { CallOptions, YookassaSettings } from './calls.ts';
import { type ProviderResult, sendAboutPayment } from './yookassa.ts';

interface HeldPayment {
  id: string;
  /** The same for every repetition: the provider acts once. */
  idempotenceKey: string;
}

/** Takes all of it. Refused where nothing is held any more. */
export function captureProviderPayment(
  settings: YookassaSettings,
  { id, idempotenceKey }: HeldPayment,
  options: CallOptions,
): Promise<ProviderResult> {
  return sendAboutPayment(settings, { path: `${id}/capture`, idempotenceKey }, options);
}

/** Gives it back to the buyer. Refused where nothing is held any more. */
export function cancelProviderPayment(
  settings: YookassaSettings,
  { id, idempotenceKey }: HeldPayment,
  options: CallOptions,
): Promise<ProviderResult> {
  return sendAboutPayment(settings, { path: `${id}/cancel`, idempotenceKey }, options);
}
