/** A line: one piece of work at a time, a bounded number waiting, and nobody for long. */
import { second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { limitOf } from '../patience.ts';

export interface LineBounds {
  waiting: number;
  /** Likewise from one network, so that places are left to everybody else. */
  waitingOfOneNetwork: number;
}

export interface Line {
  /**
   * Does the work when its turn comes. @throws AppError drawings_wait, at once when too many wait; it rejects with the
   * same when it has been waited long enough
   */
  run<T>(network: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  network: string;
  begin(): void;
}

/** No longer than a reader waits. */
const patienceMs = 20 * second;

export function makeLine({ waiting, waitingOfOneNetwork }: LineBounds): Line {
  const places: Waiting[] = [];
  let isBusy = false;

  return {
    run(network, work) {
      if (isBusy) checkRoom(network);
      return takeTurn(network).then(() => work().finally(callNext));
    },
  };

  function checkRoom(network: string): void {
    const ofNetwork = places.filter((each) => each.network === network).length;
    if (places.length >= waiting || ofNetwork >= waitingOfOneNetwork) throw tooMany();
  }

  function takeTurn(network: string): Promise<void> {
    if (!isBusy) {
      isBusy = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        places.splice(places.indexOf(place), 1);
        reject(tooMany());
      }, limitOf(patienceMs)).unref();
      const place: Waiting = {
        network,
        begin() {
          clearTimeout(giveUp);
          resolve();
        },
      };
      places.push(place);
    });
  }

  function callNext(): void {
    const next = places.shift();
    if (next) next.begin();
    else isBusy = false;
  }
}

function tooMany(): AppError {
  return new AppError('drawings_wait', { headers: { 'retry-after': '10' } });
}
