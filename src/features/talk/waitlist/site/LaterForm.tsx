import { whileTrue } from '#ui/whileKept.tsx';

/** Loads only where the page has left room for it. */
export const LaterForm = whileTrue(
  () => document.querySelector('[data-waitlist]') !== null,
  async () => (await import('./WaitlistForm.tsx')).WaitlistForm,
);
