import type { OwnBenefit } from '#features/publishing/school/rules/benefits.ts';
import { type Framing, noFraming } from '#shared/framing.ts';
import { inEveryTranslation, type Translation } from '#shared/i18n.ts';
import { kept } from '#ui/panel/FramedPictureField.tsx';
import type { PanelCourse } from '../contract/panel.ts';
import type { courseLevels } from '../rules/levels.ts';

/** A course as its form holds it. */
export interface CourseValues extends Record<string, unknown> {
  title: string;
  description: string;
  outcomes: string;
  /** Empty to have one made of the title. */
  slug: string;
  translations: Record<
    Translation,
    { title: string; description: string; outcomes: string; cover_alt: string }
  >;
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
  /** A newly chosen picture; empty for none; `kept` to leave it. */
  cover: string;
  cover_framing: Framing;
  cover_alt: string;
  /** A film that has just arrived; null to take the trailer away; undefined to leave it. */
  trailer: { id: string; name: string; sizeBytes: number } | null | undefined;
}

/** @param course null for a new one, which is on sale and for beginners */
export function courseValues(course: PanelCourse | null): CourseValues {
  const beside = (language: Translation) => ({
    title: course?.translations[language]?.title ?? '',
    description: course?.translations[language]?.description ?? '',
    outcomes: course?.translations[language]?.outcomes ?? '',
    cover_alt: course?.translations[language]?.cover_alt ?? '',
  });
  return {
    title: course?.title ?? '',
    description: course?.description ?? '',
    outcomes: course?.outcomes ?? '',
    slug: course?.slug ?? '',
    translations: inEveryTranslation(beside),
    price: course?.price ?? '',
    lessons_count: course?.lessons_count ?? 0,
    duration_hours: course?.duration_hours ?? 0,
    level: course?.level ?? 'beginner',
    start_date: course?.start_date ?? '',
    is_featured: course?.is_featured ?? false,
    is_active: course?.is_active ?? true,
    video_url: course?.video_url ?? '',
    includes: course?.includes ?? [],
    cover: course?.cover ? kept : '',
    cover_framing: course?.cover_framing ?? noFraming,
    cover_alt: course?.cover_alt ?? '',
    trailer: undefined,
  };
}

export function sentCourse({ cover, trailer, ...values }: CourseValues): Record<string, unknown> {
  return {
    ...values,
    ...(cover !== kept && { cover: cover === '' ? null : cover }),
    ...(trailer !== undefined && { trailer_upload_id: trailer ? trailer.id : null }),
  };
}
