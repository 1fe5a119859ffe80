/** Between a lesson and the fields of its form. */
import { inEveryTranslation } from '#shared/i18n.ts';
import type { EditedLesson } from '../contract/lessons.ts';

export const openings = ['now', 'day', 'days', 'both'] as const;
type Opening = (typeof openings)[number];

export type LessonValues = ReturnType<typeof valuesOf>;

/** First values of the form for a new lesson. */
export const emptyLesson = {
  title: '',
  description: '',
  bonus: null,
  task: null,
  slug: '',
  translations: {},
  lesson_number: 1,
  duration_minutes: 0,
  yandex_disk_url: null,
  video_url: null,
  url: null,
  is_free: false,
  is_active: true,
  section_id: null,
  opens_on: null,
  opens_after_days: null,
  has_done_button: true,
  has_light_study: false,
} satisfies Partial<EditedLesson>;

export function valuesOf(lesson: typeof emptyLesson | EditedLesson) {
  const { translations } = lesson as EditedLesson;
  const inOthers = (field: 'title' | 'description' | 'bonus' | 'task') =>
    inEveryTranslation((language) => translations[field]?.[language] ?? '');
  return {
    title: lesson.title,
    description: lesson.description,
    bonus: lesson.bonus ?? '',
    task: lesson.task ?? '',
    slug: lesson.slug,
    translations: {
      title: inOthers('title'),
      description: inOthers('description'),
      bonus: inOthers('bonus'),
      task: inOthers('task'),
    },
    lesson_number: lesson.lesson_number as number | string,
    duration_minutes: lesson.duration_minutes as number | string,
    section_id: lesson.section_id ?? '',
    yandex_disk_url: lesson.yandex_disk_url ?? '',
    video_url: lesson.video_url ?? '',
    url: lesson.url ?? '',
    is_free: lesson.is_free,
    is_active: lesson.is_active,
    has_done_button: lesson.has_done_button,
    has_light_study: lesson.has_light_study,
    opening: openingOf(lesson),
    opens_on: lesson.opens_on ?? '',
    opens_after_days: (lesson.opens_after_days ?? '') as number | string,
    /** Undefined: the film stays as it is. */
    film: undefined as SentFilm | null | undefined,
  };
}

/** A film that has just been uploaded. */
export interface SentFilm {
  id: string;
  name: string;
  sizeBytes: number;
  seconds: number | null;
  poster: string | null;
}

/** The form in the contract's shape. */
export function inputOf({ opening, film, bonus, task, section_id, ...values }: LessonValues) {
  const hasDay = opening === 'day' || opening === 'both';
  const hasDays = opening === 'days' || opening === 'both';
  return {
    ...values,
    bonus: bonus.trim() || null,
    task: task.trim() || null,
    section_id: section_id || null,
    opens_on: hasDay ? values.opens_on : null,
    opens_after_days: hasDays ? values.opens_after_days : null,
    ...filmInput(film),
  };
}

function filmInput(film: LessonValues['film']) {
  if (film === undefined) return {};
  if (film === null) return { upload_id: null, poster: null };
  return { upload_id: film.id, video_seconds: film.seconds, ...(film.poster && { poster: film.poster }) };
}

function openingOf(lesson: Pick<EditedLesson, 'opens_on' | 'opens_after_days'>): Opening {
  if (lesson.opens_on !== null) return lesson.opens_after_days === null ? 'day' : 'both';
  return lesson.opens_after_days === null ? 'now' : 'days';
}
