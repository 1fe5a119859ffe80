/** The cabinet's viewer, and how it learns that the session is over. */
import { useEffect, useState } from 'react';
import { CallError } from '#ui/api.ts';
import type { CabinetSession, Viewer } from '#ui/cabinet/session.ts';
import { type CurrentUser, checkSession, goHome, signOut, useCurrentUser } from './currentUser.ts';

/** The session in the form that the cabinet's frame takes. */
export function useCabinetSession(): CabinetSession<CurrentUser> {
  return { viewer: useViewer(), signOut: () => void signOut().then(goHome), goHome, lookWhetherItIsOver };
}

/** A refused call may mean that the session has ended elsewhere, so the cabinet asks the server. */
export function lookWhetherItIsOver(error: unknown): void {
  if (error instanceof CallError && (error.status === 401 || error.status === 403)) void checkSession();
}

/** Asks the server once; follows sign-in and sign-out, here, in another tab, or reported by the server. */
function useViewer(): Viewer<CurrentUser> {
  const [viewer, setViewer] = useState<Viewer<CurrentUser>>(undefined);
  const current = useCurrentUser();
  const isSomeoneElse = Boolean(viewer && current && viewer.id !== current.id);
  const [isChecked, setChecked] = useState(false);

  useEffect(() => {
    if (isChecked && !isSomeoneElse) return;
    setChecked(true);
    void checkSession().then(setViewer);
  }, [isChecked, isSomeoneElse]);

  if (viewer && !current) return null;
  if (isSomeoneElse) return undefined;
  // The name may have been changed here since.
  return viewer && current ? { ...viewer, first_name: current.first_name, email: current.email } : viewer;
}
