import { tellSeen } from '#features/records/visits/ui/tellSeen.ts';

/** Tells that the prices came into view. */
export function seeCards() {
  const cards = document.getElementById('courses');
  const watching = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) tellSeen('cards');
  });
  if (cards) watching.observe(cards);
  return () => watching.disconnect();
}
