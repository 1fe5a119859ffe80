import { keepSession } from '#ui/session.ts';
import type { User } from '../contract.ts';
import { sessionChanged } from './currentUser.ts';

/** Keeps the new session and tells whoever shows it. */
export function finishSignIn(answer: { access_token: string; user: User }, remember: boolean): void {
  keepSession(answer.access_token, answer.user, remember);
  sessionChanged();
}
