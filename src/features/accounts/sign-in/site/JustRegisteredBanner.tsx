import { kept } from '#shared/storageKeys.ts';
import { whileKept } from '#ui/whileKept.tsx';

/** For a day after registering in this browser. */
export const JustRegisteredBanner = whileKept(
  kept.justRegistered,
  async () => (await import('./RegisteredAddress.tsx')).RegisteredAddress,
);
