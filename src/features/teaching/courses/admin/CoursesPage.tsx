import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { schoolDay } from '#shared/dates.ts';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { Tabs } from '#ui/panel/Tabs.tsx';
import { useSchoolZone } from '#ui/schoolDays.ts';
import { type CourseState, courseStates, coursesPanelApi, type PanelCourse } from '../contract/panel.ts';
import { coursePaths } from '../paths.ts';
import { useSchoolDay } from '../ui/useSchoolDay.ts';
import { AddCourse, AddCourseForm } from './AddCourse.tsx';
import { CourseDialog } from './CourseDialog.tsx';
import { CourseList } from './CourseList.tsx';
import { EmptySchool } from './EmptySchool.tsx';
import { useCourseAction } from './useCourseAction.ts';

/** Every course of the school; those who may manage courses change them here. */
export default function CoursesPage() {
  const t = useTranslations('coursesPanel');
  const query = useCall(coursesPanelApi.list, {});
  const me = useCall(signInApi.me, {}).data;
  const mayManage = me?.permissions.includes('courses.manage') ?? false;
  const [removed, setRemoved] = useState<PanelCourse | null>(null);
  const courses = query.data?.courses.filter(({ state }) => state !== 'deleted');
  return (
    <>
      <PageHeader
        title={t('title')}
        note={courses && t('count', { count: courses.length })}
        action={mayManage && <AddCourse />}
      />
      <SectionTabs section="courses" />
      {removed && <Undo course={removed} onDone={() => setRemoved(null)} />}
      <QueryState query={query}>
        {(data) => (
          <>
            <Shown courses={data.courses} mayManage={mayManage} onRemoved={setRemoved} />
            {mayManage && <CourseDialog answer={data} />}
          </>
        )}
      </QueryState>
      {mayManage && query.data && <AddCourseForm answer={query.data} />}
    </>
  );
}

interface ShownProps {
  courses: PanelCourse[];
  mayManage: boolean;
  onRemoved(course: PanelCourse | null): void;
}

/** The courses in the state that the address names; without one all but the deleted. */
function Shown({ courses, mayManage, onRemoved }: ShownProps) {
  const t = useTranslations('coursesPanel');
  const [params] = useSearchParams();
  const state = courseStates.find((each) => each === params.get('state')) ?? null;
  const shown = courses.filter((course) => isIn(course, state));
  if (courses.every((course) => course.state === 'deleted') && state === null && mayManage)
    return <EmptySchool courses={courses} />;
  const tabs = ([null, ...courseStates] as const).map((each) => ({
    to: each === null ? coursePaths.list : `${coursePaths.list}?state=${each}`,
    label: `${t(`state.${each ?? 'all'}`)} · ${courses.filter((course) => isIn(course, each)).length}`,
    isCurrent: state === each,
  }));
  return (
    <>
      <Tabs label={t('states')} tabs={tabs} />
      {shown.length === 0 && <Nothing title={t('none.title')} hint={t('none.hint')} />}
      <CourseList
        courses={shown}
        all={courses}
        mayManage={mayManage}
        isMovable={mayManage && state === null && shown.length > 1}
        onRemoved={onRemoved}
      />
    </>
  );
}

/** One that cannot be sold yet stands among the drafts: nobody finds it on the site. */
function isIn({ state: own, missing }: PanelCourse, state: CourseState | null): boolean {
  const shelf = own === 'on_sale' && missing.length > 0 ? 'draft' : own;
  return state === null ? shelf !== 'deleted' : shelf === state;
}

/** Takes the last deletion back: the course is as it was. */
function Undo({ course, onDone }: { course: PanelCourse; onDone(): void }) {
  const t = useTranslations('coursesPanel');
  const dayText = useSchoolDay();
  const zone = useSchoolZone();
  const { run, isBusy } = useCourseAction();
  const undo = async () => {
    const words = {
      done: () => t('restored.done'),
      failed: (reason: string) => t('restored.failed', { reason }),
    };
    if (await run(coursesPanelApi.restore, { id: course.id, is_active: course.is_active }, words)) onDone();
  };
  return (
    <Alert color="graphite" mb="md" role="status">
      <Group justify="space-between" gap="sm">
        {t('removed.text', {
          title: course.title,
          date: course.gone_at ? dayText(schoolDay(course.gone_at, zone)) : '',
        })}
        <Button variant="default" size="sm" loading={isBusy} onClick={undo}>
          {t('removed.undo')}
        </Button>
      </Group>
    </Alert>
  );
}
