import { useEffect, useState } from 'react';
import { type CoursePrice, pricesApi } from '#features/courses/prices/contract.ts';
import { call } from '#ui/api.ts';

/**
 * What the course costs the buyer who is signed in, perhaps less than the page says. Null while that is not known:
 * then the page's price is asked for, and the server says if it is another.
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
