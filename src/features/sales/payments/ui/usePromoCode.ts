import { useEffect, useRef, useState } from 'react';
import { promoCodesApi } from '#features/sales/promo-codes/contract.ts';
import type { Output } from '#shared/contract.ts';
import { emailField } from '#shared/fields.ts';
import { call } from '#ui/api.ts';
import { draft, keepDraft } from './draft.ts';

type CheckedCode = Output<typeof promoCodesApi.check>;

export interface PromoCodeState {
  /** A code that works, and the price with it. */
  checked: CheckedCode | null;
  /** Why the code does not work. */
  refusal: unknown;
  isBusy: boolean;
  check(typed: string): Promise<void>;
  drop(refusal?: unknown): void;
}

/**
 * The buyer's promo code: the one typed before a reload, or the one in the page's address (`?promo=LETO`), is tried at
 * once, and again when somebody signs in, whose price may be another.
 */
export function usePromoCode(courseId: string, userId: string | null): PromoCodeState {
  const [checked, setChecked] = useState<CheckedCode | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  /** Answers to all but the last question are of no use. */
  const asked = useRef(0);

  async function check(typed: string): Promise<void> {
    const code = typed.trim();
    if (!code) return;
    const turn = ++asked.current;
    keepDraft({ promoCode: code });
    setBusy(true);
    setRefusal(null);
    try {
      const email = userId === null ? wholeEmail(draft().buyer.email) : undefined;
      const answer = await call(promoCodesApi.check, { code, course_id: courseId, ...(email && { email }) });
      if (turn === asked.current) setChecked(answer);
    } catch (error) {
      if (turn !== asked.current) return;
      setChecked(null);
      setRefusal(error);
    }
    if (turn === asked.current) setBusy(false);
  }

  function drop(why: unknown = null): void {
    asked.current += 1;
    if (why === null) keepDraft({ promoCode: '' });
    setChecked(null);
    setRefusal(why);
    setBusy(false);
  }

  const checkLatest = useRef(check);
  checkLatest.current = check;
  useEffect(() => {
    const known = draft().promoCode || new URLSearchParams(location.search).get('promo') || '';
    void checkLatest.current(known.slice(0, 60));
  }, [courseId, userId]);

  return { checked, refusal, isBusy, check, drop };
}

/** An address that is still being typed is left out. */
function wholeEmail(typed: string | undefined): string | undefined {
  return emailField.safeParse(typed).data;
}
