import { keepSession } from '#ui/session.ts';
import type { User } from '../contract/signIn.ts';
import { checkSession, sessionChanged } from './currentUser.ts';
import { confirmRegistration } from './justRegistered.ts';

/**
 * Stores the new session and tells everything that shows it. Without a user in the answer, asks who it is.
 * @returns false where the browser stores nothing: the next page would know nobody
 */
export function finishSignIn(
  answer: { access_token: string; user?: User | undefined },
  remember: boolean,
): boolean {
  const { access_token, user } = answer;
  if (!keepSession(access_token, user ?? null, remember)) return false;
  sessionChanged();
  // Signing in proves that the address was confirmed, perhaps on another device.
  if (user) confirmRegistration(user.email);
  else void checkSession();
  return true;
}
