import { Anchor, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { launchApi } from '#features/office/launch/contract/launch.ts';
import { readCourse } from '#features/teaching/courses/admin/readCourse.ts';
import { sayCoursesUpdated } from '#features/teaching/courses/admin/useCourseAction.ts';
import {
  courseInput,
  coursesPanelApi,
  courseTemplatesApi,
  type PanelCourse,
} from '#features/teaching/courses/contract/panel.ts';
import { coursePaths } from '#features/teaching/courses/paths.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { MoneyInput } from '#ui/panel/MoneyInput.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';

function existing(courses: readonly PanelCourse[]): PanelCourse[] {
  return courses.filter(({ state }) => state !== 'deleted' && state !== 'archived');
}

/** A course to begin with, and the way to its films. */
export function FirstCourse() {
  const query = useCall(coursesPanelApi.list, {});
  return (
    <QueryState query={query}>
      {({ courses }) => {
        const [first, ...others] = existing(courses);
        return first ? <ToFilms first={first} others={others} /> : <Beginnings />;
      }}
    </QueryState>
  );
}

function Beginnings() {
  const t = useTranslations('launchPanel');
  const { run, isBusy } = useAction([coursesPanelApi.list.path, launchApi.show.path], t('unknown'));
  const take = () =>
    run(
      courseTemplatesApi.add,
      {},
      {
        done: ({ courses }) => t('course.taken', { count: courses.length }),
        failed: (reason) => t('failed', { reason }),
      },
    );
  return (
    <Group gap="sm">
      <Button loading={isBusy} onClick={take}>
        {t('course.templates')}
      </Button>
      <Button variant="default" component={Link} to={`${coursePaths.list}?form=create`}>
        {t('course.empty')}
      </Button>
    </Group>
  );
}

function ToFilms({ first, others }: { first: PanelCourse; others: readonly PanelCourse[] }) {
  const t = useTranslations('launchPanel.course');
  const lessons = useCall(lessonsApi.list, { id: first.id }).data?.lessons;
  if (!lessons) return null;
  const [lesson] = lessons;
  const form = lesson ? `edit-${lesson.id}` : 'add';
  return (
    <Stack gap="sm" align="start">
      <Text>{lesson ? t('lesson', { course: first.title, lesson: lesson.title }) : first.title}</Text>
      <Button
        component={Link}
        to={`${coursePaths.lessons(first.id)}?form=${form}`}
        variant={first.real_lessons.to_watch > 0 ? 'default' : 'filled'}
      >
        {t(lesson ? 'film' : 'firstLesson')}
      </Button>
      {others.map(({ id, title }) => (
        <Anchor key={id} component={Link} to={coursePaths.lessons(id)} size="sm">
          {t('lessons', { title })}
        </Anchor>
      ))}
    </Stack>
  );
}

/** The price of a course that can be delivered, and its sale. */
export function FirstSale() {
  const t = useTranslations('launchPanel.sale');
  const query = useCall(coursesPanelApi.list, {});
  const [chosen, choose] = useState<string | null>(null);
  return (
    <QueryState query={query}>
      {({ courses }) => {
        const ready = existing(courses).filter(
          ({ real_lessons, start_date }) => real_lessons.to_watch > 0 || start_date !== null,
        );
        const course =
          ready.find(({ id }) => id === chosen) ??
          ready.find(({ real_lessons }) => real_lessons.to_watch > 0) ??
          ready[0];
        if (!course) return <Text>{t('none')}</Text>;
        return (
          <>
            {ready.length > 1 && (
              <Select
                label={t('course')}
                data={ready.map(({ id, title }) => ({ value: id, label: title }))}
                value={course.id}
                onChange={choose}
                allowDeselect={false}
                maw={480}
              />
            )}
            <SaleForm key={course.id} course={course} />
          </>
        );
      }}
    </QueryState>
  );
}

function SaleForm({ course }: { course: PanelCourse }) {
  const t = useTranslations('launchPanel');
  const editing = useEditForm({
    saved: course,
    values: ({ price }: PanelCourse) => ({ price }),
    schema: courseInput.pick({ price: true, is_active: true }),
    prepare: (values) => ({ ...values, is_active: true }),
    changes: 'everything',
    save: (sent, { id, version }) => call(coursesPanelApi.save, { id, ...sent, version }),
    read: () => readCourse(course.id),
    words: { done: () => t('done.priced'), failed: (reason) => t('failed', { reason }) },
    onSaved: sayCoursesUpdated,
  });
  const button = (
    <Group>
      <Button type="submit" loading={editing.isBusy}>
        {t('sale.submit')}
      </Button>
    </Group>
  );
  return (
    <EditForm editing={editing} end={button}>
      <MoneyInput
        min={0}
        suffix={' ₽'}
        label={t('sale.price')}
        maw={200}
        required
        {...editing.form.getInputProps('price')}
      />
    </EditForm>
  );
}
