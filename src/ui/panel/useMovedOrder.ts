import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';

/** A moved thing's new place: beside one that has its final place already. */
export interface Place {
  beside: string;
  side: 'before' | 'after';
}

/** Shows a new order at once, and the saved one where saving fails. */
export function useMovedOrder<T extends { id: string }>(
  saved: T[],
  save: (id: string, place: Place) => Promise<unknown>,
): { shown: T[]; move(id: string, onto: string): void } {
  const [moved, setMoved] = useState<T[] | null>(null);
  const indexOf = (id: string) => saved.findIndex((each) => each.id === id);
  async function put(id: string, to: number): Promise<void> {
    const order = arrayMove(saved, indexOf(id), to);
    setMoved(order);
    await save(
      id,
      to > 0 ? { beside: order[to - 1]!.id, side: 'after' } : { beside: order[1]!.id, side: 'before' },
    );
    setMoved(null);
  }
  return { shown: moved ?? saved, move: (id, onto) => void put(id, indexOf(onto)) };
}
