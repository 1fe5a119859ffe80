import { useEffect, useState } from 'react';
import { call } from '#ui/api.ts';
import { paymentsApi } from '../contract/payments.ts';
import type { PaymentMethod } from '../rules/methods.ts';
import { draft, keepDraft } from './draft.ts';

export interface MethodChoice {
  methods: readonly PaymentMethod[];
  /** Null: chosen at the provider. */
  chosen: PaymentMethod | null;
  choose(method: PaymentMethod | null): void;
}

/** Ways to pay that the school offers for the amount. While they are unknown there is nothing to choose. */
export function useMethods(amount: number): MethodChoice {
  const [methods, setMethods] = useState<readonly PaymentMethod[]>([]);
  const [wanted, setWanted] = useState(() => draft().method);
  useEffect(() => {
    const leaving = new AbortController();
    call(paymentsApi.methods, { amount }, { signal: leaving.signal }).then(
      (answer) => setMethods(answer.methods),
      () => {},
    );
    return () => leaving.abort();
  }, [amount]);
  return {
    methods,
    chosen: wanted !== null && methods.includes(wanted) ? wanted : null,
    choose(method) {
      setWanted(method);
      keepDraft({ method });
    },
  };
}
