import { useTranslations } from 'use-intl';
import { Bar } from './CookieBar.tsx';
import { useCookieChoice } from './cookieConsent.ts';
import { useCounter } from './useCounter.ts';

/**
 * The bar of a school whose public pages have the counter of another company, and the counter itself: a chunk that
 * other schools never load. Visitors who accepted before the school had one see the question again.
 * @param counter its number; null where this page loads none
 */
export function CountedCookieBar({ counter }: { counter: string | null }) {
  const t = useTranslations('consents.cookies.analytics');
  const state = useCookieChoice();
  useCounter(counter);
  if (!state) return null;
  const choice = state.choice === 'accepted' ? null : state.choice;
  if (choice !== null && !state.isReopened) return null;
  return (
    <Bar
      text={choice === null ? t('text') : t(choice === 'declined' ? 'declined' : 'accepted')}
      isReopened={state.isReopened}
      answers={[
        ['analytics', t('accept')],
        ['declined', t('decline')],
      ]}
    />
  );
}
