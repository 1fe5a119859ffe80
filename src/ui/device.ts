/**
 * A random token that this browser keeps about itself. Once somebody has signed in here, it spares them being locked
 * out by a stranger who guesses at their password. It opens nothing, and outlives the session.
 */
const key = 'podium_device';

export function deviceToken(): string {
  const known = localStorage.getItem(key);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  localStorage.setItem(key, token);
  return token;
}
