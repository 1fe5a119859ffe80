import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { coursesPanelApi, type PanelCourse } from '../contract/panel.ts';
import styles from './Courses.module.css';
import { CourseTile } from './CourseTile.tsx';
import { useCourseAction } from './useCourseAction.ts';

interface CourseListProps {
  courses: PanelCourse[];
  mayManage: boolean;
  /** All that can be ordered are shown. */
  isMovable: boolean;
  onRemoved(course: PanelCourse | null): void;
}

/** Cards in the order of the catalogue, which dragging changes: by pointer, finger or keyboard. */
export function CourseList({ courses, mayManage, isMovable, onRemoved }: CourseListProps) {
  const ids = courses.map(({ id }) => id);
  const put = useOrder();
  const words = useDragWords(courses);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id)
      void put(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={!isMovable}>
        <ul className={styles.courses}>
          {courses.map((course) => (
            <CourseTile
              key={course.id}
              course={course}
              mayManage={mayManage}
              isMovable={isMovable}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** Shows the new order at once, and the saved one where saving fails. */
function useOrder(): (ids: string[]) => Promise<unknown> {
  const t = useTranslations('coursesPanel.dnd');
  const client = useQueryClient();
  const { run } = useCourseAction();
  return (ids) => {
    client.setQueryData<Output<typeof coursesPanelApi.list>>([coursesPanelApi.list.path, {}], (answer) => {
      if (!answer) return answer;
      const place = ({ id }: PanelCourse) => ids.indexOf(id);
      return { ...answer, courses: answer.courses.toSorted((a, b) => place(a) - place(b)) };
    });
    const words = { done: () => t('done'), failed: (reason: string) => t('failed', { reason }) };
    return run(coursesPanelApi.order, { ids }, words);
  };
}

/** Words for a screen reader while a card is moved. */
function useDragWords(courses: PanelCourse[]) {
  const t = useTranslations('coursesPanel.dnd');
  const words = (id: string | number | undefined, target = id) => ({
    title: courses.find((course) => course.id === id)?.title ?? '',
    position: courses.findIndex((course) => course.id === target) + 1,
    total: courses.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('start', words(active.id)),
    onDragOver: ({ active, over }) => t('over', words(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('end', words(active.id, over?.id)),
    onDragCancel: () => t('cancel'),
  };
  return { announcements, screenReaderInstructions: { draggable: t('hint') } };
}
