/**
 * The order whose payment page is open: kept by the form, read by the page on which the provider lets people out, which
 * may be long after the form has heard of the money.
 */
const key = 'podium_pending_order';
const keptMs = 24 * 60 * 60 * 1000;

export function keepPendingOrder(secret: string): void {
  localStorage.setItem(key, JSON.stringify({ secret, at: Date.now() }));
}

export function pendingOrderSecret(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { secret: string; at: number } | null;
    return kept && Date.now() - kept.at < keptMs ? kept.secret : null;
  } catch {
    return null;
  }
}

export function forgetPendingOrder(): void {
  localStorage.removeItem(key);
}
