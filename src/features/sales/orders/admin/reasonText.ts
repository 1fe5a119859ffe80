import { useTranslations } from 'use-intl';

/** Reasons are codes of ours or of the payment provider; a code without a text is shown as it is. */
export function useReasonText(): (reason: string, details?: Record<string, string>) => string {
  const t = useTranslations('orderReasons');
  return (reason, details = {}) => {
    const mismatch = /^mismatch_(.+)$/.exec(reason);
    if (mismatch) return t('mismatch', { problem: mismatch[1]! });
    return t.has(reason as 'paid') ? t(reason as 'paid', details as never) : reason;
  };
}
