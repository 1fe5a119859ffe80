import { arrayMove } from '@dnd-kit/sortable';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { MovableList } from '#ui/panel/MovableList.tsx';
import { coursesPanelApi, type PanelCourse } from '../contract/panel.ts';
import { isLastOnSale } from './AskLast.tsx';
import styles from './Courses.module.css';
import { CourseTile } from './CourseTile.tsx';
import { useCourseAction } from './useCourseAction.ts';

interface CourseListProps {
  /** Those that are shown. */
  courses: PanelCourse[];
  all: readonly PanelCourse[];
  mayManage: boolean;
  /** All that can be ordered are shown. */
  isMovable: boolean;
  onRemoved(course: PanelCourse | null): void;
}

/** Cards in the order of the catalogue, which dragging changes: by pointer, finger or keyboard. */
export function CourseList({ courses, all, mayManage, isMovable, onRemoved }: CourseListProps) {
  const ids = courses.map(({ id }) => id);
  const put = useOrder();
  const move = (id: string, onto: string) => void put(arrayMove(ids, ids.indexOf(id), ids.indexOf(onto)));
  return (
    <MovableList
      items={courses}
      words={useTranslations('coursesPanel.dnd')}
      isGrid
      isMovable={isMovable}
      onMove={move}
    >
      <ul className={styles.courses}>
        {courses.map((course) => (
          <CourseTile
            key={course.id}
            course={course}
            mayManage={mayManage}
            isMovable={isMovable}
            isLast={isLastOnSale(course, all)}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
    </MovableList>
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
