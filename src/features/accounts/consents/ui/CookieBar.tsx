import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { documentPath } from '#features/publishing/documents/rules/documents.ts';
import styles from './CookieBar.module.css';
import { type CookieConsent, chooseCookies, reopenCookieBar, useCookieChoice } from './cookieConsent.ts';

/** A bar at the bottom until a choice is made. It comes first in tab order and covers nothing. */
export function CookieBar() {
  const t = useTranslations('consents.cookies');
  const state = useCookieChoice();
  if (!state || (state.choice !== null && !state.isReopened)) return null;
  const { choice, isReopened } = state;
  return (
    <Bar
      text={choice === null ? t('text') : t(choice === 'declined' ? 'declined' : 'accepted')}
      isReopened={isReopened}
      answers={[
        ['accepted', t('accept')],
        ['declined', t('decline')],
      ]}
    />
  );
}

/** Link in the footer, including a static one: a choice can be changed as easily as it was made. */
export function CookieSettings({ className }: { className?: string | undefined }) {
  const t = useTranslations('consents.cookies');
  return (
    <button type="button" className={className} data-press="cookies" onClick={reopenCookieBar}>
      {t('settings')}
    </button>
  );
}

interface BarProps {
  text: string;
  answers: readonly (readonly [choice: CookieConsent, label: string])[];
  isReopened: boolean;
}

/** The bar itself, whatever it asks. */
export function Bar({ text, answers, isReopened }: BarProps) {
  const t = useTranslations('consents.cookies');
  const language = useLocale();
  const bar = useRef<HTMLElement>(null);
  useRoomAtTheBottom(bar);
  useFocusWhileOpen(bar, isReopened);
  return (
    <section ref={bar} className={styles.bar} data-cookie-bar aria-label={t('label')} tabIndex={-1}>
      <p>
        {text} <a href={documentPath('cookies', language)}>{t('more')}</a>
      </p>
      <div className={styles.choices}>
        {answers.map(([choice, label]) => (
          <button key={choice} type="button" onClick={() => chooseCookies(choice)}>
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Scrolls focused elements clear of the bar, and makes room to scroll the page's end above it. */
function useRoomAtTheBottom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const measure = new ResizeObserver(() => {
      root.style.setProperty('--bottom-bar', `${bar.current?.offsetHeight ?? 0}px`);
    });
    if (bar.current) measure.observe(bar.current);
    return () => {
      measure.disconnect();
      root.style.removeProperty('--bottom-bar');
    };
  }, [bar]);
}

/** When opened by a button, the bar takes the focus and gives it back. */
function useFocusWhileOpen(bar: RefObject<HTMLElement | null>, isReopened: boolean): void {
  useEffect(() => {
    if (!isReopened) return;
    const before = document.activeElement;
    bar.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [bar, isReopened]);
}
