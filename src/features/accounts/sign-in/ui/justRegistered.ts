/** Registration made by this browser within the last day, whose address is still to be confirmed. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { kept } from '#shared/storageKeys.ts';
import { localStore } from '#ui/storage.ts';

export interface JustRegistered {
  email: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  verified: boolean;
}

const lifeMs = 86_400_000;
const listeners = new Set<() => void>();

export function rememberRegistration(email: string): void {
  write({ email, timestamp: Date.now(), verified: false });
}

/** The address was confirmed: here, or in another tab opened by a mail program. */
export function confirmRegistration(email: string): void {
  const record = parse(read());
  if (record?.email === email && !record.verified) write({ ...record, verified: true });
}

/**
 * The address this browser waits for: it was registered here within the last day, or its link requested
 * again.
 */
export function addressToConfirm(): string | null {
  return parse(read())?.verified ? null : addressRegisteredHere();
}

/** The address registered here within the last day, whether it has been confirmed since or not. */
export function addressRegisteredHere(): string | null {
  const record = parse(read());
  return record && record.timestamp + lifeMs > Date.now() ? record.email : null;
}

export function forgetRegistration(): void {
  localStore.set(kept.justRegistered, null);
  changed();
}

/** Null on the server, before the browser has looked, and a day after the registration. */
export function useJustRegistered(): JustRegistered | null {
  const text = useSyncExternalStore(subscribe, read, () => null);
  const record = useMemo(() => parse(text), [text]);
  const leftMs = record ? record.timestamp + lifeMs - Date.now() : 0;
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(forgetRegistration, Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [text]);
  return leftMs > 0 ? record : null;
}

function write(record: JustRegistered): void {
  localStore.keep(kept.justRegistered, record);
  changed();
}

function changed(): void {
  for (const listener of listeners) listener();
}

function read(): string | null {
  return localStore.get(kept.justRegistered);
}

/** Null for text that is no such record. */
function parse(text: string | null): JustRegistered | null {
  try {
    const { email, timestamp, verified } = JSON.parse(text ?? 'null') as Partial<JustRegistered>;
    if (typeof email !== 'string' || typeof timestamp !== 'number') return null;
    return { email, timestamp, verified: verified === true };
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
