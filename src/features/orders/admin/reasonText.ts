import { useTranslations } from 'use-intl';

/** Reasons are kept as words of ours or of the payment provider; one that we have no text for stays as it is. */
export function useReasonText(): (reason: string) => string {
  const t = useTranslations('orders.reasons');
  return (reason) => {
    const mismatch = /^mismatch: (.+)$/.exec(reason);
    if (mismatch) return t('mismatch', { problem: mismatch[1]! });
    const key = reason.replace(/[^a-z0-9]+/gi, '_') as 'paid';
    return t.has(key) ? t(key) : reason;
  };
}
