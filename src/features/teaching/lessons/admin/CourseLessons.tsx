import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { type CourseLessons as Contents, lessonsApi } from '../contract/lessons.ts';
import type { EditedSection } from '../contract/sections.ts';
import { DeletedLessons } from './DeletedLessons.tsx';
import { DeletedSection } from './DeletedSection.tsx';
import { AddLesson, type MaterialsOf } from './LessonDialog.tsx';
import { LessonList } from './LessonList.tsx';
import { AddSection } from './SectionDialog.tsx';

interface CourseLessonsProps {
  courseId: string;
  /** Chooses another course. */
  chooser: ReactNode;
  /** Edits the materials of a lesson; without one, those of the course as a whole. */
  materialsOf: MaterialsOf;
}

export function CourseLessons({ courseId, chooser, materialsOf }: CourseLessonsProps) {
  const t = useTranslations('lessonsPanel');
  const lessons = useCall(lessonsApi.list, { id: courseId });
  const [deleted, setDeleted] = useState<EditedSection[]>([]);
  const count = lessons.data?.lessons.length;
  return (
    <>
      <PageHeader title={t('title')} note={count !== undefined && t('note', { count })} />
      {chooser}
      {deleted.map((section) => (
        <DeletedSection
          key={section.id}
          section={section}
          onEnd={() => setDeleted((all) => all.filter(({ id }) => id !== section.id))}
        />
      ))}
      <QueryState query={lessons}>
        {(contents) => (
          <>
            <Toolbar contents={contents} />
            {contents.lessons.length + contents.sections.length > 0 && (
              <LessonList
                contents={contents}
                materialsOf={materialsOf}
                onSectionDeleted={(section) => setDeleted((all) => [section, ...all])}
              />
            )}
            <DeletedLessons deleted={contents.deleted} />
            {materialsOf()}
          </>
        )}
      </QueryState>
    </>
  );
}

function Toolbar({ contents }: { contents: Contents }) {
  const t = useTranslations('lessonsPanel');
  const adding = useAddressDialog('add');
  const isEmpty = contents.lessons.length === 0;
  return (
    <>
      {isEmpty && <Nothing title={t('empty')} hint={t('emptyHint')} />}
      <Group gap="sm" mb="md" justify={isEmpty ? 'center' : 'flex-start'}>
        <Button onClick={adding.open}>{t(isEmpty ? 'addFirst' : 'add')}</Button>
        <AddSection courseId={contents.course.id} />
      </Group>
      <AddLesson contents={contents} isOpen={adding.isOpen} onClose={adding.close} />
    </>
  );
}
