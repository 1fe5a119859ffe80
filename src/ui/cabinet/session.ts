import type { CachedUser } from '../session.ts';

/** `undefined` while the session is being checked, null for a visitor. */
export type Viewer<P extends CachedUser = CachedUser> = P | null | undefined;

/** The session as the cabinet's frame needs it. */
export interface CabinetSession<P extends CachedUser = CachedUser> {
  viewer: Viewer<P>;
  /** Ends the session, and goes to the home page. */
  signOut(): void;
  goHome(): void;
  /** Called for each refused call. */
  lookWhetherItIsOver(error: unknown): void;
}
