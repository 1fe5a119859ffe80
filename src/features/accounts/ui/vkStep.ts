/** That somebody new from VK is being asked for an address: a phone may drop the tab while its owner reads the mail. */
export interface VkStep {
  email: string;
  isCodeSent: boolean;
}

const key = 'podium_vk_step';

export function keepVkStep(step: VkStep): void {
  sessionStorage.setItem(key, JSON.stringify(step));
}

export function forgetVkStep(): void {
  sessionStorage.removeItem(key);
}

export function keptVkStep(): VkStep | null {
  try {
    const { email, isCodeSent } = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<VkStep>;
    return typeof email === 'string' ? { email, isCodeSent: isCodeSent === true } : null;
  } catch {
    return null;
  }
}
