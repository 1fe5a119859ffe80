import { useTranslations } from 'use-intl';

const codes = {
  outage: 'outage',
  cooling_off: 'cooling_off',
  amount: 'amount',
  mismatch_amount: 'amount',
  test: 'test',
  mismatch_test: 'test',
  'the answer is not one': 'garbled',
  'another application': 'another',
} as const;

/** Words for codes of the network or the bank's server; anything else is in the bank's own words. */
const isUnreachable = /^(HTTP \d+|E[A-Z]+|UND_ERR_\w+|\w+Error|network)$/;

/** Difficulties with the bank in words for staff. */
export function useProblemText(): (problem: string) => string {
  const t = useTranslations('instalmentsPanel.problems');
  return (problem) => {
    if (Object.hasOwn(codes, problem)) return t(codes[problem as keyof typeof codes]);
    return isUnreachable.test(problem) ? t('unreachable', { code: problem }) : problem;
  };
}
