import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { useRef } from 'react';

/** Something in an order that dragging changes. */
export interface Movable {
  id: string;
  title: string;
}

type Said = 'hint' | 'start' | 'over' | 'end' | 'cancel';

/** Texts for a screen reader, of the section that owns the list. */
export type MoveWords = (said: Said, values?: { title: string; position: number; total: number }) => string;

/** Announcements of a screen reader while something is dragged. */
export function useAnnouncements(items: readonly Movable[], t: MoveWords) {
  const isFirst = useRef(true);
  const say = (said: Said, id: UniqueIdentifier, at = id) =>
    t(said, {
      title: items.find((item) => item.id === id)?.title ?? '',
      position: items.findIndex((item) => item.id === at) + 1,
      total: items.length,
    });
  const announcements: Announcements = {
    onDragStart() {
      isFirst.current = true;
      return undefined;
    },
    onDragOver({ active, over }) {
      const wasFirst = isFirst.current;
      isFirst.current = false;
      // It is over its own place first, and only then do the arrows move it.
      if (wasFirst) return say('start', active.id);
      return over ? say('over', active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => (over ? say('end', active.id, over.id) : say('cancel', active.id)),
    onDragCancel: ({ active }) => say('cancel', active.id),
  };
  return { announcements, screenReaderInstructions: { draggable: t('hint') } };
}

/** Attributes of one item of a `MovableList`, and of the button that it is moved by. */
export function useMovable(id: string, isMovable = true) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...state } = useSortable({
    id,
    disabled: !isMovable,
  });
  const { transform, transition, isDragging } = state;
  return {
    item: {
      ref: setNodeRef,
      style: { transform: moved(transform), transition },
      'data-lifted': isDragging || undefined,
    },
    grip: {
      ref: setActivatorNodeRef,
      type: 'button' as const,
      'aria-describedby': attributes['aria-describedby'],
      ...listeners,
    },
  };
}

function moved(by: { x: number; y: number } | null): string | undefined {
  return by ? `translate3d(${Math.round(by.x)}px, ${Math.round(by.y)}px, 0)` : undefined;
}
