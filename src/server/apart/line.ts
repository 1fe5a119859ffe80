/** Lets one go after the other: leaves the other core free to answer, and holds one large file in memory at most. */
import { AppError } from '#shared/errors.ts';

export type Line = <T>(work: () => Promise<T>) => Promise<T>;

/** Those further back get "try again later". @throws AppError of that code when so many wait */
export function makeLine(mostWaiting: number, code: ConstructorParameters<typeof AppError>[0]): Line {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= mostWaiting) throw new AppError(code, { headers: { 'retry-after': '10' } });
    waiting++;
    const promise = last.then(work).finally(() => waiting--);
    last = promise.catch(() => {});
    return promise;
  };
}
