import { Badge, Group, Text, Title } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import { schoolDay } from '#shared/dates.ts';
import { formatRubles } from '#shared/formats.ts';
import { useMovable } from '#ui/panel/dragging.ts';
import { MoveIcon } from '#ui/panel/icons.tsx';
import tiles from '#ui/panel/tiles.module.css';
import { useSchoolZone } from '#ui/schoolDays.ts';
import type { PanelCourse } from '../contract/panel.ts';
import { useCourseLength } from '../ui/useCourseLength.ts';
import { useSchoolDay } from '../ui/useSchoolDay.ts';
import { CourseActions } from './CourseActions.tsx';
import styles from './Courses.module.css';
import { MissingForSale } from './MissingForSale.tsx';

interface CourseTileProps {
  course: PanelCourse;
  mayManage: boolean;
  isMovable: boolean;
  /** No other course is on sale. */
  isLast: boolean;
  onRemoved(course: PanelCourse | null): void;
}

/** One course: cover, price, state, counts, and what can be done with it. */
export function CourseTile({ course, mayManage, isMovable, isLast, onRemoved }: CourseTileProps) {
  const t = useTranslations('coursesPanel');
  const { item, grip } = useMovable(course.id, isMovable);
  return (
    <li {...item} className={tiles.tile}>
      <div className={styles.cover}>
        {course.cover ? <img src={course.cover} alt="" loading="lazy" /> : <span>{t('noCover')}</span>}
        {isMovable && (
          <button {...grip} className={tiles.handle} aria-label={t('move', { title: course.title })}>
            <MoveIcon />
          </button>
        )}
      </div>
      <div className={tiles.body}>
        <Badges course={course} />
        <Title order={2} size="h4" className={tiles.name}>
          {course.title}
        </Title>
        <Price course={course} />
        <Facts course={course} />
        <MissingForSale missing={course.missing} courseId={course.id} />
        <CourseActions course={course} mayManage={mayManage} isLast={isLast} onRemoved={onRemoved} />
      </div>
    </li>
  );
}

const colors = { on_sale: 'good', draft: 'graphite', archived: 'graphite', deleted: 'bad' } as const;

function Badges({ course }: { course: PanelCourse }) {
  const t = useTranslations('coursesPanel');
  const form = useTranslations('courseForm');
  const isWaiting = course.missing.length > 0;
  return (
    <Group gap={6}>
      <Badge color={isWaiting ? 'graphite' : colors[course.state]} variant="light" tt="none">
        {isWaiting ? t('badge.waiting') : t(`badge.${course.state}`)}
      </Badge>
      {course.is_featured && (
        <Badge color="carmine" variant="outline" tt="none">
          {form('fields.featured')}
        </Badge>
      )}
      {course.offer?.promotion && (
        <Badge color="carmine" variant="light" tt="none">
          {t('promotionOn')}
        </Badge>
      )}
    </Group>
  );
}

function Price({ course: { offer, price } }: { course: PanelCourse }) {
  const t = useTranslations('coursesPanel');
  const language = useLocale();
  const now = offer?.price ?? price;
  return (
    <p className={styles.price}>
      {formatRubles(now, language)}{' '}
      {now < price && <small>{t('insteadOf', { price: formatRubles(price, language) })}</small>}
    </p>
  );
}

function Facts({ course }: { course: PanelCourse }) {
  const t = useTranslations('coursesPanel');
  const dayText = useSchoolDay();
  const zone = useSchoolZone();
  const facts = [
    t(`level.${course.level}`),
    ...useCourseLength()({ ...course, ...course.shown }),
    t('students', { count: course.students }),
  ];
  const day = course.gone_at ? schoolDay(course.gone_at, zone) : course.start_date;
  return (
    <Text size="sm" c="dimmed" component="div">
      {facts.join(' · ')}
      {day && <p>{t(course.gone_at ? 'goneAt' : 'starts', { date: dayText(day) })}</p>}
    </Text>
  );
}
