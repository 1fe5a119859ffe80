import { Button, Group, Select } from '@mantine/core';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { coursesPanelApi, type PanelCourse } from '#features/teaching/courses/contract/panel.ts';
import { coursePaths } from '#features/teaching/courses/paths.ts';
import { CourseLessons } from '#features/teaching/lessons/admin/CourseLessons.tsx';
import { MaterialsEditor } from '#features/teaching/materials/admin/MaterialsEditor.tsx';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';

/** The lessons of one course; of the first one where the address names none. */
export default function LessonsPage() {
  const t = useTranslations('lessonsPanel');
  const { courseId } = useParams();
  const courses = useCall(coursesPanelApi.list, {});
  return (
    <QueryState query={courses}>
      {({ courses }) => {
        const existing = courses.filter(({ state }) => state !== 'deleted');
        const [first] = existing;
        if (!first)
          return (
            <>
              <PageHeader title={t('title')} action={<ToCourses />} />
              <Nothing title={t('noCourses')} hint={t('noCoursesHint')} />
            </>
          );
        if (!courseId) return <Navigate to={coursePaths.lessons(first.id)} replace />;
        return (
          <CourseLessons
            key={courseId}
            courseId={courseId}
            chooser={<Chooser courses={existing} />}
            materialsOf={(lessonId) => <MaterialsEditor courseId={courseId} lessonId={lessonId} />}
          />
        );
      }}
    </QueryState>
  );
}

function Chooser({ courses }: { courses: PanelCourse[] }) {
  const t = useTranslations('lessonsPanel');
  const { courseId = null } = useParams();
  const navigate = useNavigate();
  return (
    <Group align="end" gap="sm" mb="lg">
      <Select
        label={t('course')}
        data={courses.map(({ id, title }) => ({ value: id, label: title }))}
        value={courseId}
        onChange={(id) => id && void navigate(coursePaths.lessons(id))}
        allowDeselect={false}
        miw="min(100%, 320px)"
      />
      <ToCourses />
    </Group>
  );
}

function ToCourses() {
  const t = useTranslations('lessonsPanel');
  return (
    <Button component={Link} to={coursePaths.list} variant="default">
      {t('toCourses')}
    </Button>
  );
}
