import type { OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { whileTrue } from '#ui/whileKept.tsx';

/** Prices with the promo code of the page's address; room for them is left from the first paint on (src/ui/firstPaint.ts). */
export const CodeFromLink = whileTrue<{ courses: readonly OfferedCourse[] }>(
  () => /[?&]promo=[^&]/.test(location.search),
  async () => (await import('./CodePrices.tsx')).CodePrices,
);
