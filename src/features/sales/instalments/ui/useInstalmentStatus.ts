import { useEffect, useState } from 'react';
import { CallError, call } from '#ui/api.ts';
import { type InstalmentStatus, instalmentsApi } from '../contract/instalments.ts';
import { isOpen } from '../rules/states.ts';

const second = 1000;
const fastForMs = 180 * second;

export type Following =
  | { kind: 'checking' }
  | { kind: 'known'; instalment: InstalmentStatus; isOffline: boolean }
  | { kind: 'unknown' };

/** Follows an instalment plan by its reference until it is decided. Lost connections are waited out. */
export function useInstalmentStatus(reference: string | null): Following {
  const [state, setState] = useState<Following>({ kind: 'checking' });

  useEffect(() => {
    if (!reference) return setState({ kind: 'unknown' });
    const leaving = new AbortController();
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;

    async function look(payment_reference: string) {
      let pauseMs = Date.now() - startedAt < fastForMs ? 3 * second : 10 * second;
      try {
        const instalment = await call(
          instalmentsApi.status,
          { payment_reference },
          { signal: leaving.signal },
        );
        setState({ kind: 'known', instalment, isOffline: false });
        // One whose request the bank's service refused is seen to by staff, which takes longer.
        if (!isOpen(instalment.state)) return;
      } catch (error) {
        if (leaving.signal.aborted) return;
        const { status = 0, body = {} } = error instanceof CallError ? error : {};
        if (status === 404 || status === 422) return setState({ kind: 'unknown' });
        if (status === 429) pauseMs = Math.max(5, Number(body.retry_after) || 0) * second;
        else setState((before) => (before.kind === 'known' ? { ...before, isOffline: true } : before));
      }
      timer = setTimeout(() => void look(payment_reference), pauseMs);
    }
    void look(reference);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [reference]);

  return state;
}
