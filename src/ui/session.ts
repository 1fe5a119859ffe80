/** The signed-in session as the browser keeps it: one set of keys for every way of signing in. */
const keys = {
  token: 'podium_token',
  remember: 'podium_remember',
  expires: 'podium_token_expires',
  user: 'podium_user',
} as const;

const rememberMs = 7 * 24 * 60 * 60 * 1000;

export interface CachedUser {
  id: string;
  email: string;
  first_name: string;
  role: string;
}

export function readToken(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(keys.token);
}

/** @param user null where the answer brought a token alone */
export function keepSession(token: string, user: CachedUser | null, remember: boolean): void {
  localStorage.setItem(keys.token, token);
  if (user) keepUser(user);
  else localStorage.removeItem(keys.user);
  if (remember) {
    localStorage.setItem(keys.remember, 'true');
    localStorage.setItem(keys.expires, String(Date.now() + rememberMs));
  } else {
    localStorage.removeItem(keys.remember);
    localStorage.removeItem(keys.expires);
  }
}

/** Only what the next page needs before the server has answered, or when it cannot be reached. */
export function keepUser({ id, email, first_name, role }: CachedUser): void {
  localStorage.setItem(keys.user, JSON.stringify({ id, email, first_name, role }));
}

export function cachedUser(): CachedUser | null {
  try {
    return JSON.parse(localStorage.getItem(keys.user) ?? 'null') as CachedUser | null;
  } catch {
    return null;
  }
}

export function isRememberExpired(): boolean {
  const expires = Number(localStorage.getItem(keys.expires));
  return localStorage.getItem(keys.remember) === 'true' && expires > 0 && expires < Date.now();
}

export function forgetSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}

const endedKey = 'podium_session_ended';

/** Leaves word for the next page that the session ended by itself. @param reason the server's words; may be empty */
export function noteEnd(reason: string): void {
  sessionStorage.setItem(endedKey, reason);
}

/** The word that was left, once; null where there is none. */
export function takeEnd(): string | null {
  const reason = sessionStorage.getItem(endedKey);
  sessionStorage.removeItem(endedKey);
  return reason;
}
