import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { type Movable, type MoveWords, useAnnouncements } from './dragging.ts';

interface MovableListProps {
  items: readonly Movable[];
  words: MoveWords;
  isGrid?: boolean;
  isMovable?: boolean;
  /** The first was dropped in the place of the second. */
  onMove(id: string, onto: string): void;
  /** A list whose items call `useMovable`. */
  children: ReactNode;
}

/** Things in an order that dragging changes: by pointer, finger or keyboard. */
export function MovableList({ items, words, isGrid, isMovable = true, onMove, children }: MovableListProps) {
  const accessibility = useAnnouncements(items, words);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={accessibility}
    >
      <SortableContext
        items={items.map(({ id }) => id)}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
        disabled={!isMovable}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}
