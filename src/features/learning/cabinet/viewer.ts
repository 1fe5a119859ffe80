/** Who is looking at the cabinet, and how it learns that the session is over. */
import { useEffect, useState } from 'react';
import { type CurrentUser, checkSession, useCurrentUser } from '#features/accounts/ui/currentUser.ts';
import { CallError } from '#ui/api.ts';

/** `undefined` while the session is being checked, null for a visitor. */
export type Viewer = CurrentUser | null | undefined;

/** Asks the server once; follows whoever signs out or in, here, in another tab, or by the server's word. */
export function useViewer(): Viewer {
  const [viewer, setViewer] = useState<Viewer>(undefined);
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

/** A refused call may mean that the session has ended elsewhere: the server is asked, and `useViewer` follows. */
export function lookWhetherItIsOver(error: unknown): void {
  if (error instanceof CallError && (error.status === 401 || error.status === 403)) void checkSession();
}
