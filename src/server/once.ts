/** Concurrent callers for the same key share one run; `underWay` holds the runs that have not ended. */
export function once<T>(underWay: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const current = underWay.get(key);
  if (current) return current;
  const promise = work().finally(() => underWay.delete(key));
  underWay.set(key, promise);
  return promise;
}
