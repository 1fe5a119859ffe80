import { useEffect, useState } from 'react';
import { type CoursePrice, pricesApi } from '#features/teaching/courses/contract/prices.ts';
import { call } from '#ui/api.ts';

/**
 * Course price for the signed-in buyer, perhaps lower than the page shows. Null while unknown: then the
 * page's price is sent, and the server answers if it is another.
 */
export function useOwnPrice(courseId: string, isSignedIn: boolean): CoursePrice | null {
  const [own, setOwn] = useState<CoursePrice | null>(null);
  useEffect(() => {
    if (!isSignedIn) return setOwn(null);
    const leaving = new AbortController();
    call(pricesApi.own, {}, { signal: leaving.signal }).then(
      ({ prices }) => setOwn(prices.find((price) => price.course_id === courseId) ?? null),
      () => {},
    );
    return () => leaving.abort();
  }, [courseId, isSignedIn]);
  return own;
}
