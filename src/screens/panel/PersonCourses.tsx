import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserDetails } from '#features/office/people/contract/list.ts';
import { coursePaths } from '#features/teaching/courses/paths.ts';
import { type CourseProgress, progressApi } from '#features/teaching/learning/contract/panel.ts';
import { lastDayBefore } from '#shared/dates.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { useSchoolZone } from '#ui/schoolDays.ts';
import { PersonSection } from './PersonSection.tsx';

type Course = UserDetails['courses'][number];

/** Courses that are or were open, and how far the person is in each. */
export function PersonCourses({ person }: { person: UserDetails }) {
  const t = useTranslations('peopleList.details');
  const mayCare = useMay('student-care');
  const mayTeach = useMay('lessons.manage');
  const { data } = useCall(progressApi.ofPerson, { id: person.id }, { isEnabled: mayCare });
  return (
    <PersonSection
      title={t('courses')}
      empty={t('noCourses')}
      entries={person.courses.map((course) => ({
        key: `${course.id} ${course.since}`,
        entry: (
          <>
            {mayTeach ? <Link to={coursePaths.lessons(course.id)}>{course.title}</Link> : course.title}
            <Access course={course} />
            <Progress of={data?.courses.find(({ course_id }) => course_id === course.id)} />
          </>
        ),
      }))}
    />
  );
}

function Access({ course }: { course: Course }) {
  const t = useTranslations('peopleList.details');
  const format = useFormats();
  const zone = useSchoolZone();
  const { since, until, open_until, order_id } = course;
  return (
    <small>
      {until
        ? t('closed', { since: format.dayOf(since), until: format.dayOf(until) })
        : t('open', { since: format.dayOf(since) })}
      {open_until && ` · ${t('openUntil', { until: format.day(lastDayBefore(open_until, zone)) })}`}
      {order_id === null && ` · ${t('given')}`}
    </small>
  );
}

function Progress({ of }: { of: CourseProgress | undefined }) {
  const t = useTranslations('personPage.progress');
  const format = useFormats();
  if (!of) return null;
  const { lessons_done: done, lessons_total: total, watched_at, lesson } = of;
  return (
    <small>
      {t('done', { done, total })} ·{' '}
      {watched_at ? t('watched', { lesson: lesson ?? '', date: format.time(watched_at) }) : t('nothing')}
    </small>
  );
}
