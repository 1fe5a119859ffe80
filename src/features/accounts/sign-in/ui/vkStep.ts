/**
 * Remembers that a newcomer from VK is being asked for an address: a phone may drop the tab while its owner
 * reads the mail.
 */
import { kept } from '#shared/storageKeys.ts';
import { tabStore } from '#ui/storage.ts';

export interface VkStep {
  email: string;
  isCodeSent: boolean;
}

export function keepVkStep(step: VkStep): void {
  tabStore.keep(kept.vkStep, step);
}

export function forgetVkStep(): void {
  tabStore.set(kept.vkStep, null);
}

export function keptVkStep(): VkStep | null {
  const { email, isCodeSent } = tabStore.read<Partial<VkStep>>(kept.vkStep) ?? {};
  return typeof email === 'string' ? { email, isCodeSent: isCodeSent === true } : null;
}
