/** The lessons of a course as the cabinet keeps them, and what changes while they are watched. */
import { type QueryClient, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '#ui/api.ts';
import { type Lesson, type LessonState, learningApi, type PurchasedCourse } from '../contract.ts';

export function lessonsOf(courseId: string) {
  return queryOptions({
    queryKey: ['lessons', courseId],
    queryFn: ({ signal }) => call(learningApi.lessons, { id: courseId }, { signal }),
  });
}

export const ownCourses = queryOptions({
  queryKey: ['mine'],
  queryFn: ({ signal }) => call(learningApi.purchased, {}, { signal }),
});

/** By the course's id; absent while they are on their way, or where they did not come. */
export type LessonsByCourse = ReadonlyMap<string, readonly Lesson[]>;

export function useLessonsOf(courses: readonly PurchasedCourse[]): {
  byCourse: LessonsByCourse;
  isSettled: boolean;
} {
  const results = useQueries({ queries: courses.map(({ id }) => lessonsOf(id)) });
  const known = results.flatMap(({ data }) => (data ? [[data.course.id, data.lessons] as const] : []));
  return { byCourse: new Map(known), isSettled: results.every(({ isPending }) => !isPending) };
}

/** Puts what is newly known of a lesson wherever it is shown, without asking again. */
export function useLessonChange(lesson: Pick<Lesson, 'id' | 'course_id'>) {
  const client = useQueryClient();
  const { id, course_id } = lesson;
  return useCallback(
    (change: Partial<LessonState>) => applyChange(client, course_id, id, change),
    [client, course_id, id],
  );
}

/** The lesson to go on with: the first that plays and is not done. */
export function nextLesson(lessons: readonly Lesson[]): Lesson | undefined {
  return lessons.find((lesson) => lesson.can_watch && !lesson.is_done);
}

function applyChange(
  client: QueryClient,
  courseId: string,
  id: string,
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
        courses: known.courses.map((course) =>
          course.id === courseId ? { ...course, progress: course_progress } : course,
        ),
      },
  );
}
