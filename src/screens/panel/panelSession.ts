import { useCallback, useEffect, useState } from 'react';
import { forgetSession, isRememberExpired, readToken } from '#ui/session.ts';

/** Why the sign-in is shown: a text, or a session that ended by itself. */
export type SignInNotice = { kind: 'expired' } | { kind: 'text'; text: string } | null;

/** The session stored in this browser. Signing in or out in another tab counts here as well. */
export function usePanelSession() {
  const [token, setToken] = useState(readLiveToken);
  const [notice, setNotice] = useState<SignInNotice>(null);

  useEffect(() => {
    const follow = () => setToken(readLiveToken());
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const begin = useCallback(() => {
    setNotice(null);
    setToken(readToken());
  }, []);
  const end = useCallback((why: SignInNotice) => {
    forgetSession();
    setNotice(why);
    setToken(null);
  }, []);
  return { token, notice, begin, end };
}

function readLiveToken(): string | null {
  if (isRememberExpired()) forgetSession();
  return readToken();
}
