import { useLocale, useTranslations } from 'use-intl';
import { courseLevels } from '#features/teaching/courses/rules/levels.ts';
import { formatRubles } from '#shared/formats.ts';

/** The courses' prices, from the cheapest to the dearest, in a sentence. */
export function usePriceRange(): (prices: readonly number[]) => string {
  const t = useTranslations('content.promises');
  const language = useLocale();
  return (prices) => {
    const [from, to] = [Math.min(...prices), Math.max(...prices)];
    const [cheapest, dearest] = [from, to].map((amount) => formatRubles(amount, language)) as [
      string,
      string,
    ];
    return t(textFor(from, to, prices.length), { count: prices.length, from: cheapest, to: dearest });
  };
}

/** There are three levels: more courses than that are courses. */
function textFor(from: number, to: number, count: number): 'text' | 'textMany' | 'textSame' {
  if (from === to) return 'textSame';
  return count > courseLevels.length ? 'textMany' : 'text';
}
