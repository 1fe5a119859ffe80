/**
 * Remembers that a newcomer from VK is being asked for an address: a phone may drop the tab while its owner
 * reads the mail.
 */
import { kept } from '#shared/storageKeys.ts';

export interface VkStep {
  email: string;
  isCodeSent: boolean;
}

export function keepVkStep(step: VkStep): void {
  sessionStorage.setItem(kept.vkStep, JSON.stringify(step));
}

export function forgetVkStep(): void {
  sessionStorage.removeItem(kept.vkStep);
}

export function keptVkStep(): VkStep | null {
  try {
    const { email, isCodeSent } = JSON.parse(
      sessionStorage.getItem(kept.vkStep) ?? 'null',
    ) as Partial<VkStep>;
    return typeof email === 'string' ? { email, isCodeSent: isCodeSent === true } : null;
  } catch {
    return null;
  }
}
