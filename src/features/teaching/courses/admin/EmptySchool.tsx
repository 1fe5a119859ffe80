import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { courseTemplatesApi, type PanelCourse } from '../contract/panel.ts';
import { AddCourse } from './AddCourse.tsx';
import { CourseList } from './CourseList.tsx';
import { useCourseAction } from './useCourseAction.ts';

/** A school without courses begins with three ready ones, or with an empty one. */
export function EmptySchool({ courses }: { courses: PanelCourse[] }) {
  const t = useTranslations('coursesPanel');
  const { run, isBusy } = useCourseAction();
  const take = () =>
    run(
      courseTemplatesApi.add,
      {},
      {
        done: (answer) => t('start.done', { count: answer.courses.length }),
        failed: (reason) => t('start.failed', { reason }),
      },
    );
  return (
    <>
      <Stack align="center" gap="sm" py="xl" px="md" ta="center">
        <Title order={2} size="h3">
          {t('start.title')}
        </Title>
        <Text c="dimmed" maw="56ch">
          {t('start.text')}
        </Text>
        <Group justify="center" gap="sm">
          <Button loading={isBusy} onClick={take}>
            {t('start.templates')}
          </Button>
          <AddCourse isSecondary />
        </Group>
      </Stack>
      {courses.length > 0 && (
        <>
          <Title order={2} size="h4" mb="sm">
            {t('state.deleted')}
          </Title>
          <CourseList courses={courses} all={courses} mayManage isMovable={false} onRemoved={() => {}} />
        </>
      )}
    </>
  );
}
