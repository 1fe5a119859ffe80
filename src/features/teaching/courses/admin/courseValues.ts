import type { OwnBenefit } from '#features/publishing/school/rules/benefits.ts';
import type { PanelCourse } from '../contract/panel.ts';
import type { courseLevels } from '../rules/levels.ts';

/** A course as its form holds it. */
export interface CourseValues extends Record<string, unknown> {
  title: string;
  description: string;
  translations: Record<'en' | 'zh', { title: string; description: string }>;
  price: number | string;
  lessons_count: number | string;
  duration_hours: number | string;
  level: (typeof courseLevels)[number];
  /** Empty for none. */
  start_date: string;
  is_featured: boolean;
  is_active: boolean;
  video_url: string;
  includes: OwnBenefit[];
  /** A newly chosen picture; null to take the cover away; `kept` to leave it. */
  cover: string | null;
}

export const kept = 'kept';

/** @param course null for a new one, which is on sale and for beginners */
export function courseValues(course: PanelCourse | null): CourseValues {
  const beside = (language: 'en' | 'zh') => ({
    title: course?.translations[language]?.title ?? '',
    description: course?.translations[language]?.description ?? '',
  });
  return {
    title: course?.title ?? '',
    description: course?.description ?? '',
    translations: { en: beside('en'), zh: beside('zh') },
    price: course?.price ?? '',
    lessons_count: course?.lessons_count ?? 0,
    duration_hours: course?.duration_hours ?? 0,
    level: course?.level ?? 'beginner',
    start_date: course?.start_date ?? '',
    is_featured: course?.is_featured ?? false,
    is_active: course?.is_active ?? true,
    video_url: course?.video_url ?? '',
    includes: course?.includes ?? [],
    cover: kept,
  };
}

export function sentCourse({ cover, ...values }: CourseValues): Record<string, unknown> {
  return cover === kept ? values : { ...values, cover };
}
