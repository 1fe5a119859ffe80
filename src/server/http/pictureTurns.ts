/**
 * Bodies with pictures take turns: a few are read at once, the others wait unread, in their senders' hands. A hundred
 * of five megabytes each would otherwise be in memory together, some of them twice.
 */
import { second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { networkOf } from '#shared/networks.ts';

const bounds = {
  /** Bodies in memory. */
  atOnce: 4,
  /** Likewise from one network, so that a slow sender leaves turns to everybody else. */
  ofOneNetwork: 2,
  waiting: 200,
  /** Less than a request may take in all. */
  patienceMs: 20 * second,
};

interface Waiting {
  network: string;
  begin(): void;
}

export interface PictureTurns {
  /**
   * Waits for a turn. @returns ends it; may be called twice
   * @throws AppError unavailable when too many wait, or it has been waited long enough
   */
  take(address: string): Promise<() => void>;
}

export function makePictureTurns(): PictureTurns {
  const reading = new Map<string, number>();
  const queue: Waiting[] = [];
  let atOnce = 0;

  return {
    async take(address) {
      const network = networkOf(address);
      if (!hasRoomFor(network)) await wait(network);
      return begin(network);
    },
  };

  function hasRoomFor(network: string): boolean {
    return atOnce < bounds.atOnce && (reading.get(network) ?? 0) < bounds.ofOneNetwork;
  }

  function wait(network: string): Promise<void> {
    if (queue.length >= bounds.waiting) throw busy();
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(busy());
      }, bounds.patienceMs).unref();
      const waiting: Waiting = {
        network,
        begin() {
          clearTimeout(giveUp);
          resolve();
        },
      };
      queue.push(waiting);
    });
  }

  function begin(network: string): () => void {
    let isOver = false;
    atOnce++;
    reading.set(network, (reading.get(network) ?? 0) + 1);
    return () => {
      if (isOver) return;
      isOver = true;
      atOnce--;
      const left = reading.get(network)! - 1;
      if (left > 0) reading.set(network, left);
      else reading.delete(network);
      callNext();
    };
  }

  function callNext(): void {
    const next = queue.findIndex((each) => hasRoomFor(each.network));
    if (next !== -1) queue.splice(next, 1)[0]!.begin();
  }
}

function busy(): AppError {
  return new AppError('unavailable', { headers: { 'retry-after': '10' } });
}
