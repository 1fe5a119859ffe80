import { useEffect } from 'react';
import { mayBeTold } from '#features/publishing/school/rules/metrika.ts';
import { forgetMetrika, loadMetrika } from '#features/publishing/school/ui/loadMetrika.ts';
import { useCookieChoice } from './cookieConsent.ts';

/**
 * Loads the counter once the visitor has consented to it, and takes it away when they withdraw that.
 * @param counter number of the school's counter; null where this page loads none
 */
export function useCounter(counter: string | null): void {
  const choice = useCookieChoice()?.choice;
  useEffect(() => {
    if (choice === undefined) return;
    const isLoaded = 'ym' in window;
    const isWanted = choice === 'analytics' && counter !== null && (isLoaded || mayBeTold(location));
    const isLeft = choice !== 'analytics' && /(?:^|; )_ym/.test(document.cookie);
    if (!isWanted && !isLeft && !isLoaded) return;
    if (isWanted) return loadMetrika(counter);
    forgetMetrika();
    // A script that has begun to run is ended by nothing else.
    if (isLoaded) location.reload();
  }, [choice, counter]);
}
