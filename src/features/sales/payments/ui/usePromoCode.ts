import { useEffect, useRef, useState } from 'react';
import { promoCodesApi } from '#features/sales/promo-codes/contract.ts';
import type { Output } from '#shared/contract.ts';
import { emailField } from '#shared/fields.ts';
import { call } from '#ui/api.ts';
import { draft, keepDraft } from './draft.ts';

export type CheckedCode = Output<typeof promoCodesApi.check>;

/** Results that the page of a promo link already has, by course: the form begins with them. */
const checkedByPage = new Map<string, CheckedCode>();

/** Called by the page of a promo link: of two codes in one tab the last one followed counts. */
export function noteChecked(courseId: string, checked: CheckedCode): void {
  checkedByPage.set(courseId, checked);
  keepDraft({ promoCode: checked.code });
}

function checkedBefore(courseId: string): CheckedCode | null {
  const checked = checkedByPage.get(courseId);
  return checked && checked.code === givenCode() ? checked : null;
}

/** The code typed before a reload, or the one in the page's address. */
function givenCode(): string {
  return (draft().promoCode || new URLSearchParams(location.search).get('promo') || '').slice(0, 60);
}

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
  const [checked, setChecked] = useState(() => checkedBefore(courseId));
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
    void checkLatest.current(givenCode());
  }, [courseId, userId]);

  return { checked, refusal, isBusy, check, drop };
}

/** An address that is still being typed is left out. */
function wholeEmail(typed: string | undefined): string | undefined {
  return emailField.safeParse(typed).data;
}
