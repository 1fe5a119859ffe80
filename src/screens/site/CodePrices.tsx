import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '#features/accounts/sign-in/ui/currentUser.ts';
import { instalmentsApi, type Offer } from '#features/sales/instalments/contract/instalments.ts';
import { planUnder } from '#features/sales/instalments/site/planUnder.ts';
import { noteChecked } from '#features/sales/payments/ui/usePromoCode.ts';
import { promoCodesApi } from '#features/sales/promo-codes/contract.ts';
import { usePriceRange } from '#features/site/content/site/usePriceRange.ts';
import type { OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { PriceTag } from '#features/teaching/courses/ui/PriceTag.tsx';
import { useSchoolDay } from '#features/teaching/courses/ui/useSchoolDay.ts';
import type { Output } from '#shared/contract.ts';
import { formatRubles } from '#shared/formats.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/failure.ts';
import styles from './CodePrices.module.css';

type WithCode = Output<typeof promoCodesApi.prices>;
type Asked =
  | { kind: 'asking' }
  | { kind: 'known'; found: WithCode; offer: Offer | null }
  | { kind: 'refused'; error: unknown };

/**
 * The prices of a promo link: a line on top of the page says whether the code works and until when, and each place of
 * the page that names a price of its courses (`data-with-code`) names the lower one. The page itself is the same for
 * everybody; a code that does not work leaves it so.
 */
export function CodePrices({ courses }: { courses: readonly OfferedCourse[] }) {
  const t = useTranslations('promoLink');
  const text = useText();
  const asked = useAsked(courses);
  const lower = asked.kind === 'known' ? asked.found.prices.filter(({ applies }) => applies) : [];
  useEffect(() => {
    if (asked.kind === 'known') carryCode();
  }, [asked.kind]);
  if (courses.length === 0) return null;
  return (
    <aside className={styles.line} aria-label={t('label')}>
      <p role="status">
        {/* Another sentence is another element: none moves. */}
        <span key={asked.kind}>{text(asked, lower.length > 0)}</span>
      </p>
      {asked.kind === 'known' &&
        lower.map((price) => (
          <CoursePrices key={price.course_id} price={price} found={asked.found} offer={asked.offer} />
        ))}
      {lower.length > 0 && <AllPrices courses={courses} lower={lower} />}
    </aside>
  );
}

function useAsked(courses: readonly OfferedCourse[]): Asked {
  const [asked, setAsked] = useState<Asked>({ kind: 'asking' });
  const [code] = useState(linkedCode);
  const hasInstalments = courses.some(({ instalment }) => instalment);
  const userId = useCurrentUser()?.id;
  // Somebody who signs in may have a price of their own.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const offer = hasInstalments ? call(instalmentsApi.offer, {}, { signal }).catch(() => null) : null;
    call(promoCodesApi.prices, { code }, { signal }).then(
      async (found) => {
        const known = { kind: 'known', found, offer: await offer } as const;
        if (signal.aborted) return;
        for (const { course_id, applies, ...price } of found.prices)
          noteChecked(course_id, { code: found.code, applies, price });
        setAsked(known);
      },
      (error) => signal.aborted || setAsked({ kind: 'refused', error }),
    );
    return () => leaving.abort();
  }, [code, hasInstalments, userId]);
  return asked;
}

function useText() {
  const t = useTranslations('promoLink');
  const failureText = useFailureText();
  const day = useSchoolDay();
  return (asked: Asked, isLower: boolean): string => {
    if (asked.kind === 'asking') return t('asking');
    if (asked.kind === 'refused') return failureText(asked.error);
    const { code, last_day } = asked.found;
    if (!isLower) return t('notNeeded', { code });
    return last_day ? t('until', { code, date: day(last_day) }) : t('applied', { code });
  };
}

interface CoursePricesProps {
  price: WithCode['prices'][number];
  found: WithCode;
  offer: Offer | null;
}

/** The prices of one course, wherever the page names them. */
function CoursePrices({ price, found: { last_day }, offer }: CoursePricesProps) {
  const t = useTranslations('promoLink');
  const instalments = useTranslations('instalments');
  const language = useLocale();
  const day = useSchoolDay();
  const rubles = (amount: number) => formatRubles(amount, language);
  const { course_id: id } = price;
  const plan = offer && planUnder(price.price, offer);
  const saving = rubles(price.saving);
  return (
    <>
      <Into place={`price ${id}`}>
        <PriceTag price={price} />
      </Into>
      <Into place={`sum ${id}`}>
        <b>{rubles(price.price)}</b>
      </Into>
      <Into place={`note ${id}`}>
        <span>{last_day ? t('noteUntil', { date: day(last_day), saving }) : t('note', { saving })}</span>
      </Into>
      <Into place={`plan ${id}`}>
        {plan ? (
          <span>{instalments('card', { monthly: rubles(plan.monthly), months: plan.months })}</span>
        ) : (
          <span data-none="" />
        )}
      </Into>
    </>
  );
}

/** Where the landing page names the prices of all courses. */
function AllPrices({ courses, lower }: { courses: readonly OfferedCourse[]; lower: WithCode['prices'] }) {
  const t = useTranslations('promoLink');
  const language = useLocale();
  const range = usePriceRange();
  const prices = courses.map(({ id, price }) => lower.find((one) => one.course_id === id)?.price ?? price);
  return (
    <>
      <Into place="from">
        <span>{t('from', { price: formatRubles(Math.min(...prices), language) })}</span>
      </Into>
      <Into place="range">
        <span>{range(prices)}</span>
      </Into>
    </>
  );
}

/** Draws into static parts of the page, beside what they had. */
function Into({ place, children }: { place: string; children: ReactNode }) {
  const [spots, setSpots] = useState<Element[]>([]);
  useLayoutEffect(() => setSpots([...document.querySelectorAll(`[data-with-code="${place}"]`)]), [place]);
  return spots.map((spot, index) => createPortal(children, spot, String(index)));
}

/** As the address has it. */
function linkedCode(): string {
  return (new URLSearchParams(location.search).get('promo') ?? '').trim().slice(0, 60);
}

/** Ways from here to the pages of courses, and to this page in other languages, have the code with them. */
function carryCode(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="/courses/"], a[hreflang]')) {
    if (link.origin !== location.origin) continue;
    const to = new URL(link.href);
    to.searchParams.set('promo', linkedCode());
    link.href = to.href;
  }
}
