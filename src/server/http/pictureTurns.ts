/**
 * Bodies with pictures take turns: a few are read at once, the others wait unread, in their senders' hands. A hundred
 * of five megabytes each would otherwise be in memory together, some of them twice.
 */
import { second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { networkOf } from '#shared/networks.ts';
import { limitOf } from '../patience.ts';

const bounds = {
  /** Bodies in memory. */
  atOnce: 4,
  /** Likewise from one network, so that a slow sender leaves turns to everybody else. */
  ofOneNetwork: 2,
  waiting: 200,
  /** Likewise from one network: a form is sent six at a time, and an office has several people. */
  waitingOfOneNetwork: 24,
  /** A body that has not arrived by then gives way where somebody waits. */
  arrivalMs: 5 * second,
  /** Less than a request may take in all. */
  patienceMs: 20 * second,
  /**
   * Bytes after which their garbage is collected: V8 would let hundreds of megabytes of long strings pile up. Bytes,
   * not turns: a hundred tiny bodies would make it collect without end, and block every other answer.
   */
  collectAfterBytes: 10_000_000,
};

/** A body on its way in. */
export interface Arriving {
  /** Network address of its sender. */
  address: string;
  hasArrived(): boolean;
  /** Received so far. */
  bytes(): number;
  /** Ends the connection of a sender who keeps others waiting. */
  cutOff(): void;
}

interface Waiting {
  network: string;
  begin(): void;
}

export interface PictureTurns {
  /**
   * Waits for a turn. @returns ends it; may be called twice
   * @throws AppError pictures_wait when too many wait, or it has been waited long enough
   */
  take(body: Arriving): Promise<() => void>;
}

export function makePictureTurns(): PictureTurns {
  const reading = new Map<string, number>();
  const queue: Waiting[] = [];
  let atOnce = 0;
  let uncollected = 0;

  return {
    async take(body) {
      const network = networkOf(body.address);
      if (!hasRoomFor(network)) await wait(network);
      return begin(network, body);
    },
  };

  function hasRoomFor(network: string): boolean {
    return atOnce < bounds.atOnce && (reading.get(network) ?? 0) < bounds.ofOneNetwork;
  }

  function wait(network: string): Promise<void> {
    const ofNetwork = queue.filter((each) => each.network === network).length;
    if (queue.length >= bounds.waiting || ofNetwork >= bounds.waitingOfOneNetwork) throw busy();
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(busy());
      }, limitOf(bounds.patienceMs)).unref();
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

  function begin(network: string, body: Arriving): () => void {
    let isOver = false;
    // Looked at again and again: somebody may come to wait later.
    const looking = setInterval(() => {
      if (body.hasArrived()) clearInterval(looking);
      else if (queue.length > 0) body.cutOff();
    }, bounds.arrivalMs).unref();
    atOnce++;
    reading.set(network, (reading.get(network) ?? 0) + 1);
    return () => {
      if (isOver) return;
      isOver = true;
      clearInterval(looking);
      atOnce--;
      const left = reading.get(network)! - 1;
      if (left > 0) reading.set(network, left);
      else reading.delete(network);
      uncollected += body.bytes();
      if (uncollected >= bounds.collectAfterBytes) collect();
      callNext();
    };
  }

  function collect(): void {
    uncollected = 0;
    void globalThis.gc?.({ type: 'major', execution: 'async' });
  }

  function callNext(): void {
    const next = queue.findIndex((each) => hasRoomFor(each.network));
    if (next !== -1) queue.splice(next, 1)[0]!.begin();
  }
}

function busy(): AppError {
  return new AppError('pictures_wait', { headers: { 'retry-after': '10' } });
}
