import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '#ui/panel/failure.ts';
import { MovableList } from '#ui/panel/MovableList.tsx';
import type { CourseLessons } from '../contract/lessons.ts';
import { type EditedSection, sectionsApi } from '../contract/sections.ts';
import { dropped, groupsOf, type Row, rowsOf } from '../rules/order.ts';
import type { MaterialsOf } from './LessonDialog.tsx';
import { LessonLine } from './LessonLine.tsx';
import styles from './Lessons.module.css';
import { SectionLine } from './SectionLine.tsx';
import { useLessonCall } from './useLessonCall.ts';

interface LessonListProps {
  contents: CourseLessons;
  materialsOf: MaterialsOf;
  onSectionDeleted(section: EditedSection): void;
}

/** Sections and lessons in order, which staff change by dragging, with a pointer or the keyboard. */
export function LessonList({ contents, materialsOf, onSectionDeleted }: LessonListProps) {
  const { rows, drop } = useOrder(contents);
  const { sections, lessons } = contents;
  const titleOf = (id: string) =>
    lessons.find((lesson) => lesson.id === id)?.title ??
    sections.find((section) => section.id === id)?.title.ru ??
    '';
  const items = rows.map(({ id }) => ({ id, title: titleOf(id) }));
  return (
    <MovableList items={items} words={useTranslations('lessonsPanel.order')} onMove={drop}>
      <ol className={styles.list}>
        {rows.map((row, index) => {
          const section = row.kind === 'section' && sections.find(({ id }) => id === row.id);
          const lesson = row.kind === 'lesson' && lessons.find(({ id }) => id === row.id);
          if (lesson)
            return <LessonLine key={row.id} lesson={lesson} contents={contents} materialsOf={materialsOf} />;
          const isEmpty = rows[index + 1]?.kind !== 'lesson';
          return (
            section && (
              <SectionLine key={row.id} section={section} isEmpty={isEmpty} onDeleted={onSectionDeleted} />
            )
          );
        })}
      </ol>
    </MovableList>
  );
}

/** The order on the server, or the one just chosen while it is being saved. */
function useOrder({ course, sections, lessons, version }: CourseLessons) {
  const t = useTranslations('lessonsPanel.order');
  const failureText = useFailureText();
  const { run } = useLessonCall();
  const [chosen, setChosen] = useState<Row[] | null>(null);
  const rows = chosen ?? rowsOf(sections, lessons);

  function drop(from: string, to: string): void {
    const next = dropped(rows, from, to);
    setChosen(next);
    const input = { id: course.id, version, groups: groupsOf(next) };
    const failed = (error: unknown) => t('failed', { reason: failureText(error) });
    void run(sectionsApi.order, input, { done: t('saved'), failed }).then(() => setChosen(null));
  }
  return { rows, drop };
}
