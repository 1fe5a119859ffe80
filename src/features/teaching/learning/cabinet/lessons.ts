/** A course's lessons in the query cache, and their updates during watching. */
import { type QueryClient, queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { Output } from '#shared/contract.ts';
import { second } from '#shared/dates.ts';
import { CallError, call } from '#ui/api.ts';
import { type Lesson, type LessonState, learningApi, type PurchasedCourse } from '../contract.ts';
import { unsentMark } from './unsent.ts';

type Preview = '1' | undefined;

export function lessonsOf(courseId: string, preview?: Preview) {
  return queryOptions({
    queryKey: preview ? ['lessons', courseId, 'preview'] : ['lessons', courseId],
    queryFn: async ({ signal }) => {
      const known = await call(learningApi.lessons, { id: courseId, preview }, { signal });
      return preview ? known : marked(known);
    },
  });
}

/** Brings those of all own courses at once; each course's are kept, and asked again, on their own. */
const ownLessons = queryOptions({
  queryKey: ['own lessons'],
  queryFn: async ({ client, signal }) => {
    const { courses } = await call(learningApi.ownLessons, {}, { signal });
    for (const known of courses) client.setQueryData(lessonsOf(known.course.id).queryKey, marked(known));
    return null;
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Set where the address asks for a preview; the server grants it to those who manage lessons. */
export function usePreview(): Preview {
  const [params] = useSearchParams();
  return params.get('preview') === '1' ? '1' : undefined;
}

export const ownCourses = queryOptions({
  queryKey: ['mine'],
  queryFn: ({ signal }) => call(learningApi.purchased, {}, { signal }),
  // A course that staff open, or money that arrives, shows without a reload.
  refetchInterval: 15 * second,
});

/** By course id; absent while loading or after an error. */
export type LessonsByCourse = ReadonlyMap<string, readonly Lesson[]>;

export function useLessonsOf(courses: readonly PurchasedCourse[]): {
  byCourse: LessonsByCourse;
  isSettled: boolean;
} {
  const isBrought = !useQuery(ownLessons).isPending;
  const results = useQueries({
    queries: courses.map(({ id }) => ({ ...lessonsOf(id), enabled: isBrought })),
  });
  const known = results.flatMap(({ data }) => (data ? [[data.course.id, data.lessons] as const] : []));
  return { byCourse: new Map(known), isSettled: results.every(({ isPending }) => !isPending) };
}

/** Updates a lesson wherever it is shown, without fetching again. */
export function useLessonChange(lesson: Pick<Lesson, 'id' | 'course_id'>) {
  const client = useQueryClient();
  const { id, course_id } = lesson;
  return useCallback(
    (change: Partial<LessonState>) => applyChange(client, { id, course_id }, change),
    [client, course_id, id],
  );
}

/**
 * Looks again at a course of which the server refused a call: a lesson that is gone or closed meanwhile says so at once,
 * and one with another film plays that.
 */
export function useRefusals(courseId: string) {
  const client = useQueryClient();
  const preview = usePreview();
  return useCallback(
    (error?: unknown) => {
      const isRefused =
        error === undefined || (error instanceof CallError && [403, 404].includes(error.status));
      if (isRefused)
        void client.invalidateQueries({ queryKey: lessonsOf(courseId, preview).queryKey, exact: true });
    },
    [client, courseId, preview],
  );
}

function marked(known: Output<typeof learningApi.lessons>): Output<typeof learningApi.lessons> {
  return { ...known, lessons: known.lessons.map(asMarked) };
}

/** Shows the student's mark before it reaches the server. */
function asMarked(lesson: Lesson): Lesson {
  return { ...lesson, is_done: unsentMark(lesson.id) ?? lesson.is_done };
}

function applyChange(
  client: QueryClient,
  { id, course_id: courseId }: Pick<Lesson, 'id' | 'course_id'>,
  { course_progress, ...change }: Partial<LessonState>,
): void {
  client.setQueryData(
    lessonsOf(courseId).queryKey,
    (known) =>
      known && {
        ...known,
        lessons: known.lessons.map((lesson) => (lesson.id === id ? { ...lesson, ...change } : lesson)),
      },
  );
  if (course_progress === undefined) return;
  client.setQueryData(
    ownCourses.queryKey,
    (known) =>
      known && {
        ...known,
        courses: known.courses.map((course) =>
          course.id === courseId ? { ...course, progress: course_progress } : course,
        ),
      },
  );
}
